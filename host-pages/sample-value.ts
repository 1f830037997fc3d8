class Sample<const Value> {
  constructor(readonly value: Value) {}
}

/**
 * Marks a value of `host-pages/site.ts` as a sample that the broker has to replace. `npm run build` lists all marked
 * fields.
 */
export const sample = <const Value>(value: Value) => new Sample(value);

type WithoutMarks<Fields> = {
  readonly [field in keyof Fields]: Fields[field] extends Sample<infer Value> ? Value : Fields[field];
};

/** Returns the fields with the plain value of each marked field. */
export const withoutMarks = <const Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value instanceof Sample ? value.value : value]),
  ) as WithoutMarks<Fields>;

/** Returns the names of the fields that are marked as samples. */
export const markedFields = (fields: object): string[] =>
  Object.entries(fields).flatMap(([field, value]) => (value instanceof Sample ? [field] : []));
