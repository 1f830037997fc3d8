import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '../http/client-address';
import { MAX_NAME_LENGTH } from './limits';
import { formToken, type Sessions } from './sessions';

/** Who sends a request. */
export type Person = {
  /** Empty if the person has not given a name. */
  readonly name: string;
  /** True if a trusted proxy has sent the name. The person can't change that name. */
  readonly isNamedByProxy: boolean;
  /** The token that this person's forms must contain. */
  readonly token: string;
};

/** Why a request is refused. */
export type Refusal = { readonly status: 403 | 421; readonly reason: string };

type AccessOptions = {
  readonly url: string | undefined;
  readonly port: number;
  readonly userHeader: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly sessions: Sessions;
  readonly readKey: () => Promise<string | undefined>;
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the value of each occurrence of a header in a request. */
const valuesOf = ({ rawHeaders }: IncomingMessage, name: string): string[] =>
  rawHeaders.flatMap((header, at) =>
    at % 2 === 0 && header.toLowerCase() === name ? [rawHeaders[at + 1] ?? ''] : [],
  );

/**
 * Decodes a name from a header: Node reads headers as Latin-1, but proxies write names in UTF-8. Returns the Latin-1
 * text if the header isn't UTF-8.
 */
function decodeName(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  const text = bytes.toString('utf8');
  return (text.includes('\ufffd') ? value : text).trim();
}

/**
 * True if a text can be the name of one person. Refuses commas, since a comma may separate two names. A proxy that
 * appends its header to the browser's, instead of replacing it, joins the two values with a comma.
 */
const isName = (text: string) =>
  text.length > 0 && text.length <= MAX_NAME_LENGTH && !/[,\p{C}\u2028\u2029]/u.test(text);

/** Decides who may use the desk. */
export function createAccess({ url, port, userHeader, trustProxy, sessions, readKey }: AccessOptions) {
  const scheme = url ? new URL(url).protocol : 'http:';
  const hosts = url ? [new URL(url).host] : LOOPBACK.map((name) => new URL(`http://${name}:${port}`).host);

  /**
   * Returns the origin under which the browser requested the desk. Returns undefined if the request is for a host other
   * than the desk's.
   */
  function originOf(req: IncomingMessage): string | undefined {
    const [host = '', ...others] = valuesOf(req, 'host');
    if (others.length > 0 || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`${scheme}//${host}`))
      return undefined;
    const given = new URL(`${scheme}//${host}`);
    return hosts.includes(given.host) ? given.origin : undefined;
  }

  return {
    /**
     * Returns why a request is refused; undefined if it isn't. Refuses requests for a host other than the desk's:
     * another site could make its host name point to this machine (DNS rebinding). Also refuses requests with the
     * header `userHeader` if they don't come from a trusted proxy, or if the header doesn't name exactly one person.
     */
    refuse(req: IncomingMessage): Refusal | undefined {
      if (!originOf(req) || !req.url?.startsWith('/')) {
        return { status: 421, reason: `The desk is at ${url ?? `http://127.0.0.1:${port}`} only.` };
      }
      if (!userHeader || valuesOf(req, userHeader).length === 0) return undefined;
      const peer = req.socket.remoteAddress;
      const [name = '', ...others] = valuesOf(req, userHeader);
      if (!peer || !trustProxy(peer, 0)) {
        return { status: 403, reason: `${userHeader} is believed only if a trusted proxy sends it.` };
      }
      return others.length > 0 || !isName(decodeName(name))
        ? { status: 403, reason: `${userHeader} does not name one person.` }
        : undefined;
    },

    /**
     * Returns the sender of a request that `refuse` has let through. Returns undefined if the person has no session and
     * no proxy has sent the person's name.
     */
    async find(req: IncomingMessage): Promise<Person | undefined> {
      const [named] = userHeader ? valuesOf(req, userHeader) : [];
      if (named !== undefined) {
        const name = decodeName(named);
        return { name, isNamedByProxy: true, token: formToken(`${await readKey()} ${name}`) };
      }
      const session = await sessions.find(req);
      return session && { name: session.person, isNamedByProxy: false, token: session.token };
    },

    /**
     * True if a page of the desk sent the form. Compares origins, because the session's cookie proves nothing: browsers
     * also send the cookie with forms from other ports of the host.
     */
    isOwnForm(req: IncomingMessage): boolean {
      const site = req.headers['sec-fetch-site'];
      return (
        req.headers.origin !== undefined &&
        req.headers.origin === originOf(req) &&
        (site === undefined || site === 'same-origin')
      );
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
