import { type Finding, finding } from './findings';

type Violation = {
  readonly effectiveDirective: string;
  readonly blocked: string;
  readonly source: string;
  readonly disposition: string;
};

type Body = {
  readonly [name in 'effectiveDirective' | 'blockedURL' | 'sourceFile' | 'disposition']?: string | null;
};

/**
 * Calls `onViolation` for each CSP violation on the page, including earlier violations if the browser has buffered
 * them.
 */
export function observeViolations(onViolation: (violation: Violation) => void) {
  document.addEventListener('securitypolicyviolation', (event) =>
    onViolation({
      effectiveDirective: event.effectiveDirective || event.violatedDirective,
      blocked: event.blockedURI,
      source: event.sourceFile ?? '',
      disposition: event.disposition,
    }),
  );
  if (!globalThis.ReportingObserver) return;
  const observer = new ReportingObserver(
    (reports) => {
      for (const report of reports) {
        const body = report.body as Body;
        onViolation({
          effectiveDirective: body.effectiveDirective ?? '',
          blocked: body.blockedURL ?? '',
          source: body.sourceFile ?? '',
          disposition: body.disposition ?? '',
        });
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}

const originOf = (address: string) => {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
};

/**
 * Returns a finding if one of our scripts caused the violation, or if the blocked address is one of ours. Returns
 * undefined for any other violation. If a violation has no blocked address, reports it only if Trusted Types caused it.
 */
export function violationFinding(violation: Violation, addresses: readonly string[]): Finding | undefined {
  const { effectiveDirective: directive, blocked, source, disposition } = violation;
  const origin = originOf(blocked);
  const isOurs = [blocked, source].some((address) => addresses.some((ours) => address.startsWith(ours)));
  // After a redirect the browser reports only the origin of the blocked address.
  if (!isOurs && !addresses.some((ours) => blocked === originOf(ours))) return;
  if (/trusted-types/.test(directive)) return finding('trusted-types', { directive });
  if (!origin) return;
  const wanted = directive.replace(/-(elem|attr)$/, '');
  const address = blocked.replace(/[?#].*/, '');
  const id = disposition === 'report' ? 'csp-report-only' : 'csp';
  return finding(id, { directive, address, origin, wanted });
}
