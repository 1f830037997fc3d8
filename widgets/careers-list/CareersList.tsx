import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { isOver } from '../contract/deadline';
import { jobIdFromUrl, jobUrl } from '../contract/job-url';
import type { Job } from '../contract/list-shapes';
import { MailAddress } from '../shared/html/MailAddress';
import { SafeHtml } from '../shared/html/SafeHtml';
import { StaticContent } from '../shared/html/StaticContent';
import { useSafeHtml } from '../shared/html/use-safe-html';
import { contentHash } from '../shared/lists/content-hash';
import { COPY as LIST_COPY } from '../shared/lists/copy';
import { EmptyState } from '../shared/lists/EmptyState';
import { FailedState, LISTING_CLASSES } from '../shared/lists/FailedState';
import { ListState } from '../shared/lists/ListState';
import { ListVersions } from '../shared/lists/ListVersions';
import type { Loaded } from '../shared/lists/list-store';
import { pageUrl } from '../shared/lists/page-url';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { saveSelectedJob } from '../shared/lists/selected-job';
import { useLoaded } from '../shared/lists/use-loaded';
import { type Prerendered, useVersion } from '../shared/lists/use-version';
import { COPY } from './copy';
import { JobCard } from './JobCard';
import type { CareersListOptions } from './options';

/** An opening in the markup. `prose` contains its responsibilities, sanitised. */
export type BuiltJob = { readonly job: Job; readonly prose: ReactNode };

export type CareersListProps = CareersListOptions &
  Prerendered & {
    /** URL of the folder with our pages. Ends with a slash. */
    readonly base: string;
    /** Store of the openings that the API sends; undefined at build time. */
    readonly jobs?: StoreApi<Loaded<readonly Job[]>>;
    /** The openings in the markup. Only the build passes them. */
    readonly built?: readonly BuiltJob[] | undefined;
  };

const htmlOf = ({ responsibility }: Job) => responsibility;

/** Heading level of a card. The heading above the list is an h2. */
export const CARD_LEVEL = 3;

export const hashOf = (jobs: readonly Job[]) =>
  contentHash(
    jobs.map(({ id, title, job_type, location, deadline, responsibility }) => [
      id,
      title,
      job_type,
      location,
      deadline,
      responsibility,
      // Changes the hash if the deadline has passed since the build.
      ...(isOver(deadline) ? [true] : []),
    ]),
  );

/**
 * Handles a plain click on a link to a job: saves the job's id with `saveSelectedJob()`, and opens the details page
 * without the id in its URL. The link itself contains the id, so that it works in a new tab and when copied.
 */
function openJob(event: MouseEvent<HTMLElement>, page: string) {
  const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const link = (target as Element).closest<HTMLAnchorElement>('.careers-list__apply');
  if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
  const url = new URL(page, link.href);
  const id = jobIdFromUrl(link);
  if (url.origin !== location.origin || !id || !saveSelectedJob(id)) return;
  event.preventDefault();
  location.assign(url.href);
}

/** Returns the URL of a job on the details page. The page's URL may have a query and a fragment. */
function urlWithJob(page: string, id: string) {
  const [address = '', ...fragment] = page.split(/(?=#)/);
  return `${address}${address.includes('?') ? '&' : '?'}job=${encodeURIComponent(id)}${fragment.join('')}`;
}

export function CareersList(props: CareersListProps) {
  const { mail, details, base, jobs, built, prerendered } = props;
  const state = useLoaded(jobs, prerendered);
  const target = useVersion(state, props, hashOf);
  const cards = useSafeHtml(target === 'static' ? undefined : state.data, htmlOf, base, CARD_LEVEL);
  const last = useRef(prerendered ? 'static' : 'loading');
  if (target === 'static' || cards?.[0]?.item === state.data?.[0]) last.current = target;
  const version = last.current;
  const page = pageUrl(details, base);
  const urlOf = (id: string) => (prerendered ? jobUrl(id, base) : urlWithJob(page, id));

  const contact = mail ? `mailto:${mail}` : `${base}contact-us`;
  const sendCv = (
    <p className="broker-listing__text">
      {mail ? COPY.sendCv : null}
      <a className="broker-listing__way" href={contact}>
        {mail ? <MailAddress mail={mail} /> : COPY.sendCvBy}
      </a>
    </p>
  );
  const loading = (
    <EmptyState title={COPY.loading}>
      <p className="broker-listing__text">{LIST_COPY.loading}</p>
      {sendCv}
    </EmptyState>
  );
  const empty = <EmptyState title={COPY.none}>{sendCv}</EmptyState>;
  const listOf = (items: readonly BuiltJob[]) =>
    items.length ? (
      <ul className="broker-listing__grid">
        {items.map(({ job, prose }) => (
          <JobCard key={job.id} job={job} href={urlOf(job.id)}>
            {prose}
          </JobCard>
        ))}
      </ul>
    ) : (
      empty
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are pressed, also by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      className="broker-listing careers-list"
      aria-busy={version === 'loading'}
      onClick={(event) => openJob(event, page)}
    >
      <ListVersions version={version}>
        {version === 'static' ? (
          <StaticContent className="broker-list__static" prerendered>
            {!jobs && (built ? listOf(built) : loading)}
          </StaticContent>
        ) : version === 'loading' ? (
          <ListState isLoading skeleton={<SkeletonBlocks count={4} />}>
            {loading}
          </ListState>
        ) : version === 'failed' ? (
          <FailedState title={COPY.failed} retry={state.retry} contact={contact} classes={LISTING_CLASSES} />
        ) : (
          listOf(
            (cards ?? []).map(({ item, html }) => ({
              job: item,
              prose: <SafeHtml className="broker-listing__prose" html={html} />,
            })),
          )
        )}
      </ListVersions>
    </div>
  );
}
