import { type Struct, validate } from 'superstruct';
import { ConfigError } from '../content/config-error';

/**
 * Returns the record if it matches `struct`.
 * @param file the record's file, relative to host-pages/records/
 * @param name the record's slug or title
 * @throws ConfigError if a field is missing or wrong. The message contains the file, the record, the field and the
 * field's value.
 */
export function checkRecord<T>(file: string, name: string, record: unknown, struct: Struct<T, unknown>): T {
  const [error, checked] = validate(record, struct);
  if (!error) return checked;
  const field = error.path.join('.') || '(the record itself)';
  // Uses the failure's message, since `error.message` begins with the field's name, which `field` already contains.
  const message = error.failures()[0]?.message ?? error.message;
  throw new ConfigError(`records/${file}`, `${name}: ${field}: ${message}`);
}
