import { checkField } from '../widgets/contract/field-rules';
import { ConfigError } from './content/config-error';
import { JOB_PAGE, POST_PAGE } from './content/content-paths';
import { isDate } from './content/lists';
import type { Redirect } from './head/site-model';
import { type Palette, paletteProblems } from './palette/palette';

/**
 * Maximum length of the broker's name, in characters. The name must fit the navbar, the share images and the form's
 * notice.
 */
const MAX_NAME_LENGTH = 84;

type SiteToCheck = {
  readonly name: string;
  readonly mail?: string;
  readonly careersMail?: string;
  readonly origin?: string;
  readonly api?: string;
  readonly ownApi?: boolean;
  readonly product?: string;
  readonly accent?: string;
  readonly palette?: Palette;
  readonly logo?: string;
  readonly pictures?: readonly string[];
  readonly licenceUrl?: string;
  readonly licenceValidUntil?: string;
  readonly offices: readonly {
    readonly title?: string;
    readonly mail?: string;
    readonly phones?: readonly string[];
    readonly directions?: string;
  }[];
  readonly phone?: string;
  readonly helplines?: readonly { readonly phone: string }[];
  readonly social?: Readonly<Record<string, string>>;
  readonly reviews?: string;
  readonly map?: string;
  readonly grievance?: { readonly url: string };
  readonly analytics?: string;
  readonly redirects: readonly Redirect[];
};

/**
 * True for a path as routes contain it: decoded, with a slash at its beginning and none at its end (so `/` alone is not
 * allowed). The path must not contain a percent sign, or another character that is special to hosts or nginx.
 */
const isPath = (text: string) => /^\/(?![/\\])[^?#%*:$"\\\p{Cc}]*(?<!\/)$/u.test(text);
const isHttps = (text: string) => /^https:\/\/[^\s?#$"\\]+$/.test(text) && URL.canParse(text);

/**
 * True for an https address, which may have a query and a fragment, like a map's address. Targets of redirects may have
 * neither, so `isHttps` checks those.
 */
const isAddress = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

const isOrigin = (text: string) =>
  /^https:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * True for an API base. The base must end with a slash, since pages append the name of an endpoint. The base must not
 * begin with a slash, since pages put a slash before a relative base.
 */
const isApiBase = (text: string) =>
  /^(?!\/)[^\s?#"\\]+\/$/.test(text) &&
  URL.canParse(text, 'https://broker.example/') &&
  /^https?:$/.test(new URL(text, 'https://broker.example/').protocol);

/**
 * True for an API base where the server in `server/` answers: it has no other folder than `/api/`. `api` is a valid API
 * base.
 */
const isOwnApiBase = (api: string) =>
  api === 'api/' || (/^https?:/.test(api) && new URL(api).pathname === '/api/');

/** True for a name that the server in `server/` accepts as the `{product}` folder. */
const isProduct = (text: string) => /^[\w-]+$/.test(text);

/**
 * True for #rgb or #rrggbb. Excludes CSS colour names and functions, which the renderer of share images may not know.
 */
const isHexColour = (text: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);

const isLogo = (text: string) => /^([\w-]+\.svg)?$/.test(text);

const isMail = (text: string) => checkField('email', text, true) === undefined;

/** True for one phone number. Links that call it contain all of its characters except spaces. */
const isPhone = (text: string) => /^[+(]?\d[\d ()-]*$/.test(text);

/**
 * True for an address to which pages can send reports. A path must begin with a slash, since a relative address would
 * depend on the page.
 */
const isReportAddress = (text: string) => /^\/(?![/\\])\S*$/.test(text) || isAddress(text);

const isEmptyOr = (isValid: (text: string) => boolean) => (text: string) => text === '' || isValid(text);

const ADDRESS = 'an address that begins with https://';
const PHONE = 'one number, like +91 40 1234 5678';

/**
 * Rules for fields of the site: the name of the field, a check of its value, and a description of valid values. Without
 * these rules, a wrong value would be on every page, and the build would not fail.
 */
const RULES = [
  ['mail', isMail, 'an email address'],
  ['careersMail', isMail, 'an email address'],
  ['origin', isOrigin, 'an address like https://broker.example, without a slash at its end'],
  [
    'api',
    isApiBase,
    'like api/ or https://api.example/api/, with a slash at its end and none at its beginning',
  ],
  ['product', isProduct, 'a name of letters, digits, - and _, like broker'],
  ['phone', isEmptyOr(isPhone), `empty or ${PHONE}`],
  ['licenceUrl', isEmptyOr(isAddress), ADDRESS],
  ['reviews', isAddress, ADDRESS],
  ['map', isEmptyOr(isAddress), `empty or ${ADDRESS}, not the <iframe> around it`],
  ['analytics', isEmptyOr(isReportAddress), `empty, a path like /api/analytics or ${ADDRESS}`],
  ['accent', isHexColour, 'a colour like #f3a712'],
  ['logo', isLogo, 'empty or the name of an SVG file in host-pages/icons/, like logo.svg'],
] as const satisfies readonly (readonly [keyof SiteToCheck, (text: string) => boolean, string])[];

type Rule = readonly [field: string, value: string, isValid: (text: string) => boolean, what: string];

/** Returns a rule for each value in the site's lists and groups of values. Missing values have no rule. */
function rulesOfParts({ offices, helplines = [], social = {}, grievance }: SiteToCheck): readonly Rule[] {
  const phones = [
    ...offices.flatMap(({ phones = [] }) => phones.map((phone) => ['offices: phones', phone] as const)),
    ...helplines.map(({ phone }) => ['helplines: phone', phone] as const),
  ];
  return [
    ...offices.flatMap(({ mail = '', directions = '' }): Rule[] => [
      ['offices: mail', mail, isEmptyOr(isMail), 'an email address'],
      ['offices: directions', directions, isEmptyOr(isAddress), ADDRESS],
    ]),
    ...phones.map(([field, phone]): Rule => [field, phone, isPhone, PHONE]),
    ...Object.entries(social).map(
      ([name, link]): Rule => [`social: ${name}`, link, isEmptyOr(isAddress), `empty or ${ADDRESS}`],
    ),
    ...(grievance ? [['grievance: url', grievance.url, isAddress, ADDRESS] as const] : []),
  ];
}

function valueProblems(site: SiteToCheck): string[] {
  const rules = RULES.flatMap(([field, isValid, what]): Rule[] => {
    const value = site[field];
    return value === undefined ? [] : [[field, value, isValid, what]];
  });
  const values = [...rules, ...rulesOfParts(site)].flatMap(([field, value, isValid, what]) =>
    isValid(value) ? [] : `${field}, "${value}", must be ${what}`,
  );
  const pictures = (site.pictures ?? []).flatMap((origin) =>
    isOrigin(origin)
      ? []
      : `pictures: "${origin}" must be an origin like https://cdn.example, without a path`,
  );
  return [...values, ...pictures];
}

function ownApiProblems({ api, ownApi }: SiteToCheck): string[] {
  if (!ownApi || api === undefined || !isApiBase(api) || isOwnApiBase(api)) return [];
  return [`api, "${api}", must be api/ or an address like https://api.example/api/, since ownApi is true`];
}

/** Folders whose pages depend on the content. Only the server knows which pages these folders contain. */
const CONTENT_FOLDERS = ['/blog/', `${POST_PAGE}/`, `${JOB_PAGE}/`];

function redirectProblem(redirects: readonly Redirect[]): string | undefined {
  const seen = new Set<string>();
  const sources = new Set(redirects.map(({ from }) => from));
  for (const { from, to } of redirects) {
    if (!isPath(from)) return `"${from}" must be a path like /old-page, as the address bar shows it`;
    if (to !== '/' && !isPath(to) && !isHttps(to)) {
      return `the target of ${from}, "${to}", must be a path like /services or an address that begins with https://`;
    }
    if (seen.has(from)) return `${from} is redirected twice`;
    if (sources.has(to)) return `the target of ${from}, ${to}, is redirected itself`;
    seen.add(from);
  }
  return undefined;
}

function licenceProblems({ licenceValidUntil }: SiteToCheck): string[] {
  return licenceValidUntil && !isDate(licenceValidUntil)
    ? [`licenceValidUntil, "${licenceValidUntil}", must be a date like 2026-12-31`]
    : [];
}

function brandProblems({ palette }: SiteToCheck): string[] {
  if (!palette) return [];
  const malformed = (['dark', 'light', 'ink'] as const).flatMap((name) => {
    const colour: unknown = palette[name];
    return typeof colour === 'string' && isHexColour(colour)
      ? []
      : `palette: ${name}, "${colour}", must be a colour like #20397f`;
  });
  return malformed.length > 0 ? malformed : paletteProblems(palette).map((problem) => `palette: ${problem}`);
}

function nameProblems({ name }: SiteToCheck): string[] {
  const { length } = [...name];
  if (!name.trim()) return ['name is empty'];
  if (length <= MAX_NAME_LENGTH) return [];
  return [`name has ${length} characters; at most ${MAX_NAME_LENGTH} fit the navbar and the share images`];
}

function problemsOf(site: SiteToCheck): string[] {
  const redirect = redirectProblem(site.redirects);
  return [
    ...nameProblems(site),
    ...(site.offices.length === 0 ? ['offices is empty; the first is the corporate office'] : []),
    ...(redirect ? [`redirects: ${redirect}`] : []),
    ...valueProblems(site),
    ...ownApiProblems(site),
    ...licenceProblems(site),
    ...brandProblems(site),
  ];
}

/**
 * Checks the site and returns it unchanged.
 * @throws ConfigError with a line for each wrong field
 */
export function checkSite<const Site extends SiteToCheck>(site: Site): Site {
  const problems = problemsOf(site);
  if (problems.length > 0) throw new ConfigError('site.ts', ...problems);
  return site;
}

/**
 * Checks the redirects and returns them unchanged.
 * @param paths pages and files that exist
 * @param pages the paths of pages by the paths of their files
 * @throws ConfigError if a redirect starts at an existing page, or leads to a page that does not exist
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  paths: ReadonlySet<string>,
  pages: ReadonlyMap<string, string> = new Map(),
): readonly Redirect[] {
  const isKnown = (path: string) =>
    paths.has(path) || isHttps(path) || CONTENT_FOLDERS.some((folder) => path.startsWith(folder));
  for (const { from, to } of redirects) {
    if (paths.has(from)) throw new ConfigError('site.ts', `redirects: ${from} exists; remove the page first`);
    // On Apache, this redirect would be followed in a circle.
    const page = pages.get(from);
    if (page) {
      throw new ConfigError(
        'site.ts',
        `redirects: ${from} is the file of ${page}, which answers there too; remove the redirect`,
      );
    }
    if (!isKnown(to)) {
      throw new ConfigError('site.ts', `redirects: the target of ${from}, ${to}, is not a page of the site`);
    }
  }
  return redirects;
}
