import type { BrokerWidgets } from '../main';
import type { OptionNames } from './attributes';
import { apisOf, type CheckResult, check } from './check';
import { type Finding, sortFindings } from './findings';
import { headline, openPanel } from './panel';
import { observeViolations, violationFinding } from './violations';

/** Set by the build from host-pages/site.ts. */
declare const __SITE__: { readonly api: string; readonly product: string };
/** Set by the build: the names of every widget's options. */
declare const __OPTION_NAMES__: OptionNames;

const widgets = (globalThis as unknown as Record<symbol, BrokerWidgets>)[
  Symbol.for('broker-widgets')
] as BrokerWidgets;
const { version } = widgets;
const base = new URL('..', import.meta.url).href;
const context = { ...__SITE__, widgets, base, options: __OPTION_NAMES__ };

const violations: Finding[] = [];
let result: CheckResult = { placements: [], findings: [] };
let isChecking = false;
const logged = new Set<string>();

/**
 * Returns all findings, except findings about requests that the page's CSP blocks: the CSP findings already report
 * those.
 */
function currentFindings(): Finding[] {
  const isBlocked = (address: string) =>
    violations.some(({ id, expected }) => id === 'csp' && address.includes(expected));
  const networkFinding = /^(file|api)-|^outdated/;
  return sortFindings([
    ...violations,
    ...result.findings.filter(({ id, expected }) => !(networkFinding.test(id) && isBlocked(expected))),
  ]);
}

function log(findings: readonly Finding[]) {
  for (const { id, level, expected, actual, fix, element } of findings) {
    const message = `broker-widgets: diagnostics: ${id}\n  expected: ${expected}\n  actual: ${actual}\n  fix: ${fix}`;
    if (logged.has(message)) continue;
    logged.add(message);
    console[level === 'problem' ? 'warn' : 'info'](message, ...(element ? [element] : []));
  }
}

const render = openPanel(() => void runChecks());

function refresh() {
  const findings = currentFindings();
  render({ version, base, isChecking, placements: result.placements, findings });
  if (!isChecking) log(findings);
}

async function runChecks() {
  isChecking = true;
  refresh();
  result = await check(context);
  isChecking = false;
  refresh();
  const places = result.placements.map(({ name, where, status }) => `${name} in ${where}: ${status}`);
  console.info(
    `${headline({ isChecking, findings: currentFindings() })}. Version ${version} from ${base}`,
    places,
  );
}

observeViolations((violation) => {
  const found = violationFinding(violation, [base, ...apisOf(context)]);
  if (!found) return;
  violations.push(found);
  if (!isChecking) refresh();
});
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', runChecks, { once: true });
else void runChecks();
