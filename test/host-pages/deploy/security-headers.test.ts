import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { API_HEADERS, FRAMED, PAGE, staticFileHeaders, TLS_ONLY } from '../../../host-pages/deploy/headers';

/**
 * The headers that the OWASP Secure Headers Project recommends (owasp.org/www-project-secure-headers, list of
 * 2024-07-19). If our pages must send a header, a pattern describes the header's value. If they must not, `left` says
 * why.
 */
const RECOMMENDED: Readonly<Record<string, RegExp | { readonly left: string }>> = {
  'Cache-Control': /^no-cache$/,
  'Clear-Site-Data': { left: 'for a logout, and nobody logs in' },
  'Content-Security-Policy':
    /default-src 'self'(?=.*script-src 'self')(?=.*object-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')(?=.*form-action 'self')/,
  'Cross-Origin-Embedder-Policy': { left: 'maps and videos in frames do not allow it' },
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': {
    left: 'static hosts add the headers of all pages to those of the loader, which partners load',
  },
  'Permissions-Policy':
    /^(?=.*camera=\(\))(?=.*display-capture=\(\))(?=.*geolocation=\(\))(?=.*hid=\(\))(?=.*microphone=\(\))(?=.*payment=\(\))(?=.*serial=\(\))(?=.*usb=\(\))/,
  // Other sites, such as search engines and partners, learn from which site a visitor came, but not from which page.
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'X-Permitted-Cross-Domain-Policies': { left: 'for Flash and Acrobat, which no browser runs any more' },
};

test('pages have the headers that OWASP recommends', () => {
  for (const [name, wanted] of Object.entries(RECOMMENDED)) {
    const value = PAGE[name];
    if (wanted instanceof RegExp) assert.match(value ?? '', wanted, name);
    else assert.is(value, undefined, `${name} was left out: ${wanted.left}`);
  }
  assert.match(TLS_ONLY['Strict-Transport-Security'] ?? '', /^max-age=31536000/);
});

test('pages that may be framed differ in nothing else', () => {
  const framing = ['X-Frame-Options', 'Content-Security-Policy'];
  for (const { path, ancestors } of FRAMED) {
    const headers = staticFileHeaders(path);
    for (const [name, value] of Object.entries(PAGE)) {
      if (!framing.includes(name)) assert.is(headers[name], value, `${path} ${name}`);
    }
    assert.match(headers['Content-Security-Policy'] ?? '', `frame-ancestors ${ancestors}`);
    assert.not('X-Frame-Options' in headers, path);
  }
});

test('no response can be taken for another type, or names the software that sends it', () => {
  for (const headers of [
    PAGE,
    API_HEADERS,
    ...['/robots.txt', '/loader.js', '/share/home.png'].map(staticFileHeaders),
  ]) {
    assert.is(headers['X-Content-Type-Options'], 'nosniff');
    assert.not('Server' in headers || 'X-Powered-By' in headers);
  }
});

test.run();
