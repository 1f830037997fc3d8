import type { BrokerWidgets } from '../main';
import {
  checkApi,
  checkMisspelt,
  checkName,
  checkOptions,
  checkValues,
  type OptionNames,
  optionsOf,
} from './attributes';
import { checkCopies, loaderTag } from './copies';
import { type Finding, finding } from './findings';
import { checkGround } from './ground';
import { checkPlacement, type Standing } from './placements';
import { probeApi } from './probe-api';
import { hearWarnings } from './warnings';

export type Setting = {
  readonly widgets: BrokerWidgets;
  /** The folder of the loader. */
  readonly base: string;
  /** As the build has it: relative to the loader, or absolute. */
  readonly api: string;
  readonly product: string;
  readonly options: OptionNames;
};

export type Placed = { readonly name: string; readonly where: string; readonly standing: Standing };
export type Checked = { readonly placed: readonly Placed[]; readonly findings: readonly Finding[] };

const placeholders = () => [...document.querySelectorAll<HTMLElement>('[data-broker-widget]')];

const folderOf = (address: string, base: string) => {
  try {
    return new URL(address.replace(/\/?$/, '/'), base).href;
  } catch {
    return undefined;
  }
};

/** The addresses of the API that this page names, the build's own where it names none. */
export function apisOf({ base, api }: Pick<Setting, 'base' | 'api'>): string[] {
  const fallback = folderOf(loaderTag()?.dataset.api || api, base) ?? folderOf(api, base);
  const named = placeholders().map(({ dataset: { api } }) =>
    api ? folderOf(api, document.baseURI) : undefined,
  );
  return [...new Set([...(named.length ? named : [fallback]).map((given) => given ?? fallback)])].filter(
    (given) => given !== undefined,
  );
}

async function checkHost({ widgets, base, options }: Setting, host: HTMLElement) {
  const { findings, ...placed } = await checkPlacement(widgets, host, base);
  const { name } = placed;
  const unnamed = checkName(host, options);
  // Its failure says the same in other words.
  if (unnamed) return { placed, findings: [unnamed, ...findings.filter(({ id }) => id !== 'widget-failed')] };
  const known = optionsOf(name, options);
  const attributes = [
    ...checkApi(host, name),
    ...checkOptions(host, name, known),
    ...checkValues(host, name),
  ];
  return { placed, findings: [...findings, ...attributes] };
}

/** Looks at everything once. Nothing is stored or sent, and the page is left as it was, but that all its widgets mount. */
export async function check(setting: Setting): Promise<Checked> {
  const { widgets, base, product } = setting;
  const findings: Finding[] = [...checkGround(), ...checkMisspelt()];
  const hosts = placeholders();
  if (!hosts.length) findings.push(finding('no-placeholder'));
  const tag = loaderTag();
  if (tag) findings.push(...checkApi(tag, 'the loader'));

  const warnings = hearWarnings();
  try {
    const [copies, apis, checked] = await Promise.all([
      checkCopies({ version: widgets.version, base }),
      Promise.all(apisOf(setting).map((api) => probeApi(api, product))),
      Promise.all(hosts.map((host) => checkHost(setting, host))),
    ]);
    findings.push(...checked.flatMap((one) => one.findings), ...copies);
    findings.push(...apis.filter((found) => found !== undefined));
    await warnings.again(hosts);
    // What was found by its attribute is told once.
    const isKnown = ({ came, element }: Finding) =>
      findings.some((other) => other.element === element && other.came.split('=')[0] === came.split('=')[0]);
    findings.push(...warnings.found.filter((found) => !isKnown(found)));
    return { placed: checked.map(({ placed }) => placed), findings };
  } finally {
    warnings.stop();
  }
}
