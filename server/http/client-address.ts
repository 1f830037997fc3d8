import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/**
 * Decides whether this server trusts a proxy to tell the address of the proxy's client. `address` is the proxy's own
 * address. `proxiesBetween` is the number of proxies between that proxy and this server.
 */
export type TrustProxy = (address: string, proxiesBetween: number) => boolean;

export const TRUST_NO_PROXY: TrustProxy = () => false;

/** Number of 16-bit parts that name the network in an IPv6 address. A provider gives each customer a /64 network. */
const IPV6_NETWORK_PARTS = 4;

const isRange = (text: string) => ipaddr.isValidCIDR(text) && isIP(text.split('/')[0] ?? '') > 0;

/**
 * Parses TRUSTED_PROXIES. The text is either the number of proxies before this server, or their addresses and address
 * ranges, separated by commas.
 * @throws Error with a one-line message for the operator
 */
export function readTrustedProxies(text: string): TrustProxy {
  if (/^\d{1,2}$/.test(text)) return (_address, proxiesBetween) => proxiesBetween < Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  try {
    // First checks the text itself, since proxy-addr accepts more than docs/hosting.md promises, such as "1" for
    // 0.0.0.1.
    if (proxies.every((proxy) => isIP(proxy) || isRange(proxy))) return proxyaddr.compile(proxies);
  } catch {
    // proxy-addr throws for some ranges, such as a range of all addresses.
  }
  throw new Error(
    `TRUSTED_PROXIES is "${text}". Use the number of proxies before the server, or their addresses, like 127.0.0.1, 10.0.0.0/8.`,
  );
}

/** Removes ports, which Azure's gateways add: `203.0.113.7:51034, [2001:db8::1]:443`. */
const withoutPorts = (addresses: string) =>
  addresses.replace(/\[([^\]]*)\](:\d+)?/g, '$1').replace(/(\d\.\d+):\d+/g, '$1');

/** Returns the IP address of a request's client, from X-Forwarded-For if a trusted proxy sent it. */
export function clientAddress(req: IncomingMessage, trustProxy: TrustProxy): string {
  const peer = req.socket.remoteAddress;
  // A connection that has ended has no address.
  if (!peer) return '';
  const forwardedFor = req.headers['x-forwarded-for'];
  if (!forwardedFor) return peer;
  const headers = { 'x-forwarded-for': withoutPorts(`${forwardedFor}`) };
  const named = proxyaddr(Object.create(req, { headers: { value: headers } }), trustProxy);
  return isIP(named) ? named : peer;
}

/**
 * True if a request comes from a proxy that is not trusted. The server then ignores the client's address that this
 * proxy sends, so all visitors behind the proxy share the limits of one sender.
 */
export function isBehindUntrustedProxy(req: IncomingMessage, trustProxy: TrustProxy): boolean {
  const peer = req.socket.remoteAddress;
  const namesClient = 'x-forwarded-for' in req.headers || 'forwarded' in req.headers;
  return namesClient && peer !== undefined && !trustProxy(peer, 0);
}

/** Returns the key under which limits count a sender: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts.slice(0, IPV6_NETWORK_PARTS).join(':')
    : parsed.toString();
}
