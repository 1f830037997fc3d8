import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { staticFileHeaders } from '../../host-pages/deploy/headers';
import { decodeValue, encodeValue } from '../../widgets/contract/coded-value';
import {
  type FieldName,
  LEAD_FIELDS,
  type LeadField,
  QUOTE_FIELDS,
} from '../../widgets/contract/field-rules';
import { FORM_PAGE } from '../../widgets/contract/form-page';
import { CAMPAIGN_FIELDS, isOfPage } from '../../widgets/contract/page-fields';
import { cutPartnerId } from '../../widgets/contract/partner-id';
import { findListed, type Query, readQuery } from '../../widgets/contract/read-query';
import { cleanPartnerId } from '../db/partner-spelling';
import { acceptsEncoding } from '../http/accepts-encoding';
import { decodePath } from '../http/redirects';
import { escapeHtml } from '../text/escape-html';
import { checkText } from './lead-form';

const MAX_LENGTH = 200;

/** Fields that the page's URL may fill in. Excludes consent. Also excludes personal data, since URLs end up in logs. */
const PREFILLED = (Object.keys(QUOTE_FIELDS) as FieldName[]).filter((name) => {
  const { personal, consent }: LeadField = LEAD_FIELDS[name];
  return personal === false && !consent;
});

const compress = promisify(gzip);

const isValid = (name: string, value: string, maxLength: number) =>
  value !== '' && checkText(name, value, maxLength) === undefined;

/** Returns the form's hidden fields: the partner and the campaign from the page's URL. Leaves out invalid values. */
function hiddenValues(query: Query): [name: string, value: string][] {
  const partner = cleanPartnerId(decodeValue(cutPartnerId(query.get('partner')?.trim() ?? '')));
  const campaign = CAMPAIGN_FIELDS.map((name): [string, string] => [
    name,
    (query.get(name) ?? '').trim().slice(0, MAX_LENGTH),
  ]);
  return [['partner', partner] as [string, string], ...campaign]
    .filter(([name, value]) => isValid(name, value, MAX_LENGTH))
    .map(([name, value]) => [name, isOfPage(name) ? encodeValue(value) : value]);
}

/** Fills in a text field, a checkbox or a select of the page. Expects the HTML exactly as the build writes it. */
export function fillIn(
  html: string,
  name: string,
  { control, maxLength, values }: LeadField,
  text: string,
): string {
  const value = values ? findListed(values, text) : text;
  if (value === undefined || !isValid(name, value, maxLength)) return html;
  const escaped = escapeHtml(value);
  const input = new RegExp(`<input(?=[^>]* name="${name}")`);
  if (control === 'checkbox') return html.replace(input, () => '<input checked=""');
  if (!values) return html.replace(input, () => `<input value="${escaped}"`);
  const list = new RegExp(`<select[^>]* name="${name}"[^]*?</select>`);
  return html.replace(list, (select) =>
    select.replace(`<option value="${escaped}">`, `<option value="${escaped}" selected="">`),
  );
}

/**
 * Returns the `<meta>` tag `og:url`, with the address that messengers use when a visitor shares the page. The address
 * keeps the partner and the language. It leaves out the campaign, since the people who get the shared link do not come
 * through the campaign. Returns an empty string if there is no partner.
 */
function urlTag(query: Query, hidden: readonly [name: string, value: string][], origin: string) {
  const partner = hidden.filter(([name]) => name === 'partner');
  if (partner.length === 0) return '';
  const [lang] = /^[a-z]{2}(?![a-z])/.exec((query.get('lang') ?? '').trim().toLowerCase()) ?? [];
  const kept = new URLSearchParams([...partner, ...(lang ? [['lang', lang]] : [])]);
  return `<meta property="og:url" content="${escapeHtml(`${origin}${FORM_PAGE}?${kept}`)}"/>`;
}

/**
 * Returns the HTML of the form page, filled in with the values of the page's URL, so that a form sent without scripts
 * contains the values. Adds the partner and the campaign as hidden fields at the end of the form. The page's
 * script keeps these fields in the form that the widget draws.
 * @param search the query of the page's URL
 * @param origin the site's origin, for `og:url`
 */
export function writeQuery(html: string, search: string, origin: string): string {
  const query = readQuery(search);
  const hidden = hiddenValues(query);
  const inputs = hidden.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const filled = PREFILLED.reduce(
    (page, name) =>
      fillIn(page, name, LEAD_FIELDS[name], (query.get(name.replaceAll('_', '-')) ?? '').trim()),
    html
      .replace('</form>', () => `${inputs.join('')}</form>`)
      .replace('</head>', () => `${urlTag(query, hidden, origin)}</head>`),
  );
  // Adds the hidden values to the page's link to its own address. The link is for visitors who have to open the form in
  // a separate window.
  const address = `${FORM_PAGE}?${escapeHtml(new URLSearchParams(hidden).toString())}`;
  return hidden.length > 0
    ? filled
        .replace(`href="${FORM_PAGE}"`, () => `href="${address}"`)
        .replace(`${FORM_PAGE}</a>`, () => `${address}</a>`)
    : filled;
}

/**
 * Returns the form page's URL if `url` is a spelling of it, such as `/embed//quote-form.html?partner=a`. Returns
 * undefined for any other path. Also returns undefined if there is no query, since the page is then the same as its
 * file.
 */
export function formPageUrl(url: string): string | undefined {
  const [encoded = '', query] = url.split(/\?(.*)/s);
  const path = decodePath(encoded)
    ?.replace(/\/{2,}/g, '/')
    .replace(/\.html$/i, '');
  return query && path === FORM_PAGE ? `${FORM_PAGE}?${query}` : undefined;
}

/**
 * Serves the form page, filled in with the values in the query of the URL. If the query contains no values for the
 * form, serves the page like any other file.
 */
export const serveFormPage =
  (distFolder: string, files: (req: IncomingMessage, res: ServerResponse) => unknown) =>
  async (req: IncomingMessage, res: ServerResponse) => {
    const { search } = new URL(req.url ?? '/', 'http://site');
    const html = search && (await readFile(join(distFolder, `${FORM_PAGE}.html`), 'utf8').catch(() => ''));
    if (!html) return files(req, res);
    const { SITE } = await import('../../host-pages/site');
    const page = writeQuery(html, search, SITE.origin);
    if (page === html) return files(req, res);
    const isCompressed = acceptsEncoding(req.headers['accept-encoding'], 'gzip');
    const bytes = isCompressed ? await compress(page) : Buffer.from(page);
    res.writeHead(200, {
      ...staticFileHeaders(FORM_PAGE),
      // The page contains the partner's ID. A shared cache that ignores queries would serve one partner's page to the
      // visitors of another partner.
      'Cache-Control': 'private, no-cache',
      'Content-Type': 'text/html;charset=utf-8',
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      Vary: 'Accept-Encoding',
      'Content-Length': bytes.length,
    });
    res.end(req.method === 'HEAD' ? undefined : bytes);
  };
