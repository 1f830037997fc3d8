import type { BrokerWidgets } from '../main';
import type { OptionNames } from './attributes';
import { apisOf, type Checked, check } from './check';
import { type Finding, sorted } from './findings';
import { headline, openPanel } from './panel';
import { hearViolations, violationFinding } from './violations';

/** Set by the build: host-pages/site.ts, and the names in every widget's OPTIONS. */
declare const __SITE__: { readonly api: string; readonly product: string };
declare const __OPTION_NAMES__: OptionNames;

const widgets = (globalThis as unknown as Record<symbol, BrokerWidgets>)[
  Symbol.for('broker-widgets')
] as BrokerWidgets;
const { version } = widgets;
const base = new URL('..', import.meta.url).href;
const setting = { ...__SITE__, widgets, base, options: __OPTION_NAMES__ };

const violations: Finding[] = [];
let checked: Checked = { placed: [], findings: [] };
let isBusy = false;
const printed = new Set<string>();

/** What a policy blocks is told as that alone. */
function told(): Finding[] {
  const hasBlocked = (address: string) =>
    violations.some(({ id, asked }) => id === 'csp' && address.includes(asked));
  const explained = /^(file|api)-|^outdated/;
  return sorted([
    ...violations,
    ...checked.findings.filter(({ id, asked }) => !(explained.test(id) && hasBlocked(asked))),
  ]);
}

function print(findings: readonly Finding[]) {
  for (const { id, level, asked, came, todo, element } of findings) {
    const words = `broker-widgets: diagnostics: ${id}\n  asked: ${asked}\n  came: ${came}\n  do: ${todo}`;
    if (printed.has(words)) continue;
    printed.add(words);
    console[level === 'problem' ? 'warn' : 'info'](words, ...(element ? [element] : []));
  }
}

const draw = openPanel(() => void look());

function show() {
  const findings = told();
  draw({ version, base, isBusy, placed: checked.placed, findings });
  if (!isBusy) print(findings);
}

async function look() {
  isBusy = true;
  show();
  checked = await check(setting);
  isBusy = false;
  show();
  const places = checked.placed.map(({ name, where, standing }) => `${name} in ${where}: ${standing}`);
  console.info(`${headline({ isBusy, findings: told() })}. Version ${version} from ${base}`, places);
}

hearViolations((violation) => {
  const found = violationFinding(violation, [base, ...apisOf(setting)]);
  if (!found) return;
  violations.push(found);
  if (!isBusy) show();
});
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look, { once: true });
else void look();
