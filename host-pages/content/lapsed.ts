import { isOver } from '../../widgets/contract/deadline';
import { SITE } from '../site';
import type { Content } from './lists';
import { recordName } from './read-content';

/** Returns the ids of openings that are closed for applications. Pages that use these ids depend on the current day. */
export const closedJobs = (jobs: Content['jobs']): string[] =>
  jobs.filter(({ deadline }) => isOver(deadline)).map(({ id }) => id);

/** Returns a sentence for each opening whose deadline has passed, and for a licence that has expired. */
export function lapsedReport(
  content: Partial<Content>,
  { licenceValidUntil }: { readonly licenceValidUntil: string } = SITE,
  now = Date.now(),
): string[] {
  const jobs = (content.jobs ?? []).flatMap(({ deadline }, at) =>
    isOver(deadline, now)
      ? [
          `${recordName('jobs', at, content)}: its deadline, ${deadline}, has passed. Its page says that applications are closed; remove it or set another date.`,
        ]
      : [],
  );
  return isOver(licenceValidUntil, now)
    ? [...jobs, `host-pages/site.ts: licenceValidUntil, ${licenceValidUntil}, has passed.`]
    : jobs;
}
