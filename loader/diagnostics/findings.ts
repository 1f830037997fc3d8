/**
 * The texts of a finding. A problem affects visitors; a note is only information. In the texts, `finding()` replaces
 * names in braces, such as `{address}`, with facts about the page.
 */
type FindingText = {
  readonly level: 'problem' | 'note';
  readonly expected: string;
  readonly actual: string;
  readonly fix: string;
};

/** The texts of all findings, keyed by the finding's id. docs/diagnostics.md has a row for each finding. */
export const FINDINGS = {
  csp: {
    level: 'problem',
    expected: '{address}',
    actual: 'blocked by {directive} of the Content-Security-Policy of this page',
    fix: 'Add {origin} to {wanted}. style-src needs nothing for the widgets.',
  },
  'csp-report-only': {
    level: 'note',
    expected: '{address}',
    actual: '{directive} of a report-only policy would block it',
    fix: 'Before that policy is enforced, add {origin} to {wanted}.',
  },
  'trusted-types': {
    level: 'problem',
    expected: 'HTML of the API, sanitised by DOMPurify',
    actual: 'blocked by {directive} of the Content-Security-Policy of this page',
    fix: 'Add dompurify to trusted-types. Until then such text shows without its markup.',
  },
  'file-blocked': {
    level: 'problem',
    expected: '{address}',
    actual: 'no response: the connection was refused',
    fix: 'Look for an ad blocker, a proxy or a firewall that blocks this address, or a server that is down.',
  },
  'file-blocked-as-script': {
    level: 'problem',
    expected: '{address}',
    actual: 'the correct bytes when fetched as data, but no script',
    fix: 'Look for an ad blocker or an extension that blocks scripts from this address. If the widget shows by now, the network had failed.',
  },
  'file-changed': {
    level: 'problem',
    expected: '{address}',
    actual: 'a file ({type}) whose bytes differ from the build',
    fix: 'Look for what rewrites scripts in transit: an optimiser, a proxy, a virus scanner, a CDN that minifies. Otherwise deploy the files again.',
  },
  'file-missing': {
    level: 'problem',
    expected: '{address}',
    actual: 'status {status}',
    fix: 'Deploy all files of the build, and keep those of the last build for as long as loader.js may be cached.',
  },
  'file-cors': {
    level: 'problem',
    expected: '{address}',
    actual: 'a response that this page may not read',
    fix: 'Send Access-Control-Allow-Origin: * with the files in widgets/ and data/.',
  },
  'api-unreachable': {
    level: 'problem',
    expected: 'POST {address}',
    actual: 'no response: no connection',
    fix: 'Check the address, the server, ad blockers and firewalls.',
  },
  'api-mixed': {
    level: 'problem',
    expected: 'POST {address}',
    actual: 'no response: an https page may not call an http address',
    fix: 'Give data-api an https address.',
  },
  'api-cors': {
    level: 'problem',
    expected: 'POST {address} from {page}',
    actual: 'a response that this page may not read',
    fix: 'Let the API send Access-Control-Allow-Origin: {page} (or *), with errors too.',
  },
  'api-address': {
    level: 'problem',
    expected: 'POST {address}',
    actual: 'status {status}',
    fix: 'Correct data-api: it is the address before "{path}".',
  },
  'api-no-json': {
    level: 'problem',
    expected: 'POST {address}',
    actual: 'status {status} and {type}, not JSON with "success"',
    fix: 'Correct data-api if it points to another kind of page. Otherwise look for an error that the script prints.',
  },
  'api-broken': {
    level: 'problem',
    expected: 'POST {address}',
    actual: 'status {status}',
    fix: 'Read the log of the API: its script fails.',
  },
  'api-rejected': {
    level: 'problem',
    expected: 'POST {address}',
    actual: 'status {status}, and no JSON: a firewall rejects even an empty form',
    fix: 'Look for a firewall or a proxy in front of the API, and let it pass forms to this address.',
  },
  firewall: {
    level: 'note',
    expected: 'POST {address} with a question of a visitor',
    actual: 'status {status}: a firewall takes its words for an attack',
    fix: 'Exclude the field "message" of this address from its rules. Until then such leads arrive without their question.',
  },
  'untrusted-proxy': {
    level: 'note',
    expected: 'POST {address} from each visitor',
    actual: 'a proxy in front of the API that it does not trust: all visitors share one limit of requests',
    fix: 'Start the server with TRUSTED_PROXIES.',
  },
  'old-copy': {
    level: 'problem',
    expected: 'one copy of the loader',
    actual: '{version} from {address}, while {running} runs, the first on this page',
    fix: 'Keep one tag, of the newest version.',
  },
  'swapped-loader': {
    level: 'note',
    expected: 'the loader on every page of the site',
    actual: 'its tag is in content that a script swaps',
    fix: 'Put the tag into the head of every page: in content that is swapped in, it does not run.',
  },
  'two-tags': {
    level: 'note',
    expected: 'one copy of the loader',
    actual: '{count} tags',
    fix: 'Keep one: it serves any number of placeholders. The others only hand over to it.',
  },
  outdated: {
    level: 'note',
    expected: 'the deployed loader',
    actual: '{running} runs, {address} has {version}',
    fix: 'A cache has the older one: reload without it. A tag that names a version stays with it until you change it.',
  },
  'no-placeholder': {
    level: 'problem',
    expected: 'elements with data-broker-widget',
    actual: 'none on this page',
    fix: 'Put <div data-broker-widget="quote-form"></div> where the form should be.',
  },
  'wrong-attribute': {
    level: 'problem',
    expected: '{attribute} on {where}',
    actual: 'an attribute that nothing reads',
    fix: 'Write {suggestion}.',
  },
  'wrong-name': {
    level: 'problem',
    expected: 'data-broker-widget="{name}" on {where}',
    actual: 'no such widget',
    fix: 'Write {suggestion}. The widgets are: {names}.',
  },
  'wrong-option': {
    level: 'problem',
    expected: '{attribute} on {where}',
    actual: 'not an option of {name}: it is ignored',
    fix: 'Write {suggestion}.',
  },
  'other-attributes': {
    level: 'note',
    expected: '{attributes} on {where}',
    actual: 'not options of {name}: they are ignored',
    fix: 'Nothing, if another script uses them. The options are: {options}.',
  },
  'wrong-value': {
    level: 'problem',
    expected: 'a value of {name} on {where}',
    actual: '{message}',
    fix: 'Correct the value, or remove the attribute.',
  },
  'unknown-partner': {
    level: 'problem',
    expected: 'a registered partner in data-partner="{partner}" on {where}',
    actual: 'the broker has registered no partner with this ID: leads arrive, but credit nobody',
    fix: 'Copy the ID from the snippet that the broker sent, or ask the broker to register it.',
  },
  'wrong-style': {
    level: 'problem',
    expected: '{property}: {value}, for {name} on {where}',
    actual: 'not a valid {kind}; the default applies',
    fix: 'Give {property} a value that the CSS property {kind} accepts.',
  },
  'style-blocked': {
    level: 'problem',
    expected: 'the style attributes of {name} at {where}: the height that is reserved for it, or its accent',
    actual: 'blocked by style-src of the Content-Security-Policy of this page',
    fix: 'Write these styles into a style sheet of the page, and the accent into data-accent.',
  },
  'no-shadow': {
    level: 'problem',
    expected: '{name} in {where}',
    actual: 'an element of this kind cannot hold a widget',
    fix: 'Put the placeholder on a <div>.',
  },
  'widget-failed': {
    level: 'problem',
    expected: '{name} in {where}',
    actual: '{message}',
    fix: 'If no finding above explains it, send us this line with the address of the page.',
  },
  'widget-slow': {
    level: 'problem',
    expected: '{name} in {where}',
    actual: 'not mounted after {seconds} s',
    fix: 'A connection hangs: look at the network panel for files of {base}',
  },
  waited: {
    level: 'note',
    expected: '{name} in {where}',
    actual: 'it was waiting to come near the viewport; this check has mounted it',
    fix: 'Nothing. With data-when="now" or "idle" it does not wait.',
  },
  hidden: {
    level: 'problem',
    expected: '{name} in {where}',
    actual: 'it has no box: display: none on {hider}',
    fix: 'It mounts once it is shown. data-when="idle" mounts it before.',
  },
  'no-width': {
    level: 'problem',
    expected: '{name} in {where}',
    actual: 'a box that is 0 px wide',
    fix: 'Give the placeholder, or an element around it, a width: a flex or grid item may need width: 100%.',
  },
  'file-page': {
    level: 'problem',
    expected: 'a page from a server',
    actual: 'file://',
    fix: 'Open the page through a server, on this machine if you like: browsers give a file no origin.',
  },
  'opaque-origin': {
    level: 'note',
    expected: 'a page with an origin',
    actual: 'a sandboxed frame without allow-same-origin: its origin is "null" and it has no storage',
    fix: 'Add allow-same-origin to the frame, unless the API allows any origin and nothing needs to be stored.',
  },
  'no-forms': {
    level: 'note',
    expected: 'a frame in which forms can be submitted',
    actual: 'a sandboxed frame without allow-forms: our form is sent with a script, other forms are not sent',
    fix: 'Nothing for our form. Add allow-forms to the frame for others.',
  },
  'no-storage': {
    level: 'note',
    expected: '{storage}',
    actual: '{message}',
    fix: 'Nothing: the form works. Dismissed popups and cached lists are not remembered.',
  },
} as const satisfies Record<string, FindingText>;

export type FindingId = keyof typeof FINDINGS;
export type Finding = FindingText & { readonly id: FindingId; readonly element?: Element | undefined };

/** Creates a finding and fills in the facts. */
export function finding(
  id: FindingId,
  facts: Readonly<Record<string, unknown>> = {},
  element?: Element,
): Finding {
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (_, name) => `${facts[name] ?? 'unknown'}`);
  const { level, expected, actual, fix } = FINDINGS[id];
  return { id, level, expected: fill(expected), actual: fill(actual), fix: fill(fix), element };
}

/** Removes duplicates, even from different placeholders, and sorts problems before notes. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(
    findings.map((found) => [`${found.id} ${found.expected} ${found.actual}`, found] as const),
  );
  const rank = ({ level }: Finding) => (level === 'problem' ? 0 : 1);
  return [...unique.values()].sort((a, b) => rank(a) - rank(b));
}
