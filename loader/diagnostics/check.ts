import type { BrokerWidgets } from '../main';
import { checkMisspelt, checkName, checkOptions, checkValues, type OptionNames } from './attributes';
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

const placeholders = () => [...document.querySelectorAll('[data-broker-widget]')];

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
  const named = placeholders().map(({ dataset: { api } = {} }: Element & { dataset?: DOMStringMap }) =>
    api ? folderOf(api, document.baseURI) : undefined,
  );
  return [...new Set([...(named.length ? named : [fallback]).map((given) => given ?? fallback)])].filter(
    (given) => given !== undefined,
  );
}

/** Looks at everything once: a minute of a developer's day, and nothing is stored, sent or left behind. */
export async function check(setting: Setting): Promise<Checked> {
  const { widgets, base, product, options } = setting;
  const findings: Finding[] = [...checkGround(), ...checkMisspelt()];
  const hosts = placeholders();
  if (!hosts.length) findings.push(finding('no-placeholder'));

  const warnings = hearWarnings();
  const placed: Placed[] = [];
  try {
    const copies = checkCopies({ version: widgets.version, base });
    const apis = Promise.all(apisOf(setting).map((api) => probeApi(api, product)));
    await Promise.all(
      hosts.map(async (host) => {
        const { findings: found, ...place } = await checkPlacement(widgets, host, base);
        placed.push(place);
        const unnamed = checkName(host, options);
        if (unnamed) return findings.push(unnamed, ...found.filter(({ id }) => id !== 'widget-failed'));
        const known = options[place.name] ?? [];
        return findings.push(
          ...found,
          ...checkOptions(host, place.name, known),
          ...checkValues(host, place.name, known),
        );
      }),
    );
    await warnings.again(hosts);
    findings.push(...(await copies), ...(await apis).filter((found) => found !== undefined));
  } finally {
    warnings.stop();
  }
  // What was found by its attribute is told once, with the nearest right value.
  const isKnown = ({ came, element }: Finding) =>
    findings.some((other) => other.element === element && other.came.split('=')[0] === came.split('=')[0]);
  return { placed, findings: [...findings, ...warnings.found.filter((found) => !isKnown(found))] };
}
