import type { BrokerWidgets } from '../main';
import {
  checkApi,
  checkMisspelt,
  checkName,
  checkOptions,
  checkStyles,
  checkValues,
  type OptionNames,
} from './attributes';
import { checkDuplicates, checkSwapped, loaderTag } from './duplicate-loaders';
import { checkEnvironment } from './environment';
import { type Finding, finding } from './findings';
import { checkPlacement, type MountStatus } from './placements';
import { probeApi, probePartner } from './probe-api';
import { captureWarnings } from './warnings';

export type CheckContext = {
  readonly widgets: BrokerWidgets;
  /** URL of the loader's folder. */
  readonly base: string;
  /** The API's address in this build: absolute, or relative to the loader. */
  readonly api: string;
  readonly product: string;
  readonly options: OptionNames;
};

type CheckedPlacement = {
  readonly name: string;
  readonly where: string;
  readonly status: MountStatus;
};
export type CheckResult = {
  readonly placements: readonly CheckedPlacement[];
  readonly findings: readonly Finding[];
};

const placeholders = () => [...document.querySelectorAll<HTMLElement>('[data-broker-widget]')];

const folderOf = (address: string, base: string) => {
  try {
    return new URL(address.replace(/\/?$/, '/'), base).href;
  } catch {
    return undefined;
  }
};

type ApiContext = Pick<CheckContext, 'base' | 'api'>;

/** Returns the API address of the loader tag, or the build's default if the tag has no valid address. */
const pageApi = ({ base, api }: ApiContext) =>
  folderOf(loaderTag()?.dataset.api || api, base) ?? folderOf(api, base);

const apiOf = ({ dataset: { api } }: HTMLElement, context: ApiContext) =>
  (api ? folderOf(api, document.baseURI) : undefined) ?? pageApi(context);

/**
 * Returns the API addresses of the page's placeholders, or the page's default address if the page has no placeholders.
 */
export function apisOf(context: ApiContext): string[] {
  const hosts = placeholders();
  const addresses = hosts.length ? hosts.map((host) => apiOf(host, context)) : [pageApi(context)];
  return [...new Set(addresses)].filter((address) => address !== undefined);
}

/**
 * Reports partner IDs that an API doesn't know. Placeholders with the same API and the same partner ID share one
 * request.
 */
export async function checkPartners(context: ApiContext & Pick<CheckContext, 'product'>): Promise<Finding[]> {
  const probes = new Map<string, Promise<Finding | undefined>>();
  for (const host of placeholders()) {
    const partner = host.dataset.partner?.trim();
    const api = apiOf(host, context);
    const key = `${api} ${partner}`;
    if (partner && api && !probes.has(key))
      probes.set(key, probePartner(api, context.product, host, partner));
  }
  return (await Promise.all(probes.values())).filter((found) => found !== undefined);
}

async function checkHost({ widgets, base, options }: CheckContext, host: HTMLElement) {
  const { findings, ...placement } = await checkPlacement(widgets, host, base);
  const { name } = placement;
  const wrongName = checkName(host, options);
  // `widget-failed` would only repeat that the name is wrong.
  if (wrongName) {
    return { placement, findings: [wrongName, ...findings.filter(({ id }) => id !== 'widget-failed')] };
  }
  const known = options[name] ?? [];
  const attributes = [
    ...checkApi(host, name),
    ...checkOptions(host, name, known),
    ...checkValues(host, name),
    ...checkStyles(host, name),
  ];
  return { placement, findings: [...findings, ...attributes] };
}

/** Runs every check once. Stores nothing and sends no visitor data. Its only effect on the page: all widgets mount. */
export async function check(context: CheckContext): Promise<CheckResult> {
  const { widgets, base, product } = context;
  const findings: Finding[] = [...checkEnvironment(), ...checkMisspelt(), ...checkSwapped()];
  const hosts = placeholders();
  if (!hosts.length) findings.push(finding('no-placeholder'));
  const tag = loaderTag();
  if (tag) findings.push(...checkApi(tag, 'the loader'));

  const warnings = captureWarnings();
  try {
    const [duplicates, partners, apis, results] = await Promise.all([
      checkDuplicates({ version: widgets.version, base }),
      checkPartners(context),
      Promise.all(apisOf(context).map((api) => probeApi(api, product))),
      Promise.all(hosts.map((host) => checkHost(context, host))),
    ]);
    findings.push(...results.flatMap((result) => result.findings), ...duplicates, ...partners);
    findings.push(...apis.filter((found) => found !== undefined));
    await warnings.repeat(hosts);
    // Leave out warnings about attributes for which there already is a finding.
    const isKnown = ({ actual, element }: Finding) =>
      findings.some(
        (other) => other.element === element && other.actual.split('=')[0] === actual.split('=')[0],
      );
    findings.push(...warnings.found.filter((found) => !isKnown(found)));
    return { placements: results.map(({ placement }) => placement), findings };
  } finally {
    warnings.restore();
  }
}
