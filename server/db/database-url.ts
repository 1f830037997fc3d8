/** Matches the parameters that pg reads from a URL; see pg's documentation of connection URIs. */
const PARAMETERS =
  /^(user|password|host|port|ssl|ssl(mode|cert|key|rootcert|negotiation)|uselibpqcompat|options|encoding|client_encoding|(fallback_)?application_name|(statement|lock|query|idle_in_transaction_session)_timeout)$/;

/**
 * True if a URL contains several hosts, separated by commas, as libpq allows. URL parsers would read the commas as a
 * part of one host's name.
 */
function hasSeveralHosts(databaseUrl: string): boolean {
  const [, authority = '', query = ''] = /^\w+:\/\/([^/?]*)[^?]*\??(.*)$/s.exec(databaseUrl) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const parameters = new URLSearchParams(query);
  const names = [host, ...['host', 'hostaddr', 'port'].map((name) => parameters.get(name) ?? '')];
  return names.some((name) => /,|%2c/i.test(name));
}

/**
 * Parses DATABASE_URL.
 * @throws Error with a one-line message for the operator. The message leaves out the value, which may contain a
 * password.
 */
export function parseDatabaseUrl(databaseUrl: string): URL {
  const isPostgres = /^postgres(ql)?:\/\//.test(databaseUrl);
  if (isPostgres && hasSeveralHosts(databaseUrl)) {
    throw new Error(
      'DATABASE_URL names several hosts. Name one: a proxy that passes connections on to the primary, as docs/operate.md describes.',
    );
  }
  if (isPostgres && URL.canParse(databaseUrl)) return new URL(databaseUrl);
  throw new Error(
    'DATABASE_URL is not a URL like postgres://user:password@host:5432/name. Correct it, or unset it to store the data in DATA_DIR. ' +
      'In a password, encode characters such as / # ? @ with encodeURIComponent().',
  );
}

/** Returns the parameters of DATABASE_URL that have no effect, such as libpq's `target_session_attrs`. */
export const ignoredParameters = (databaseUrl: string): readonly string[] =>
  [...parseDatabaseUrl(databaseUrl).searchParams.keys()].filter((name) => !PARAMETERS.test(name));
