import { type Struct, validate } from 'superstruct';

/**
 * Stops the build where a record lacks a field or has a wrong one.
 * @param file where the record stands, from host-pages/records/
 * @param name the record's own: a slug, a title
 * @throws an Error that names file, record, field and what was found
 */
export function checkRecord<T>(file: string, name: string, record: unknown, struct: Struct<T, unknown>): T {
  const [error, checked] = validate(record, struct);
  if (!error) return checked;
  const field = error.path.join('.') || '(the record itself)';
  throw new Error(`host-pages/records/${file}: ${name}: ${field}: ${error.message}`);
}
