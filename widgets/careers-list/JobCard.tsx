import type { MouseEvent } from 'react';
import type { Job } from '../contract/list-shapes';
import { SafeHtml } from '../shared/html/SafeHtml';
import { pageUrl } from '../shared/lists/page-url';
import { saveSelectedJob } from '../shared/lists/selected-job';
import { COPY } from './copy';

type JobCardProps = {
  readonly job: Job;
  /** The job's responsibilities. */
  readonly html: DocumentFragment;
  readonly details: string;
  readonly base: string;
};

const PinIcon = () => (
  <svg className="careers-list__pin" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d="M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12z" />
    <circle cx="12" cy="10" r="2" />
  </svg>
);

/**
 * On a plain click, opens the job's page without the id in the URL. The link itself has the id, for new tabs and for
 * copying.
 */
const openJob = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
  const { button, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
  const url = new URL(currentTarget.href);
  const isPlain = !(button || ctrlKey || metaKey || shiftKey || altKey);
  if (!isPlain || url.origin !== location.origin || !saveSelectedJob(id)) return;
  event.preventDefault();
  location.assign(url.pathname);
};

export function JobCard({ job, html, details, base }: JobCardProps) {
  const { id, title, job_type, location: place } = job;
  return (
    <li className="broker-listing__card careers-list__card">
      <h3 className="broker-listing__title">{title}</h3>
      {(job_type || place) && (
        <p className="careers-list__facts">
          {job_type && <span className="careers-list__tag">{job_type}</span>}
          {place && (
            <span className="careers-list__place">
              <PinIcon />
              {place}
            </span>
          )}
        </p>
      )}
      <SafeHtml className="broker-listing__prose" html={html} />
      <a
        className="broker-listing__action careers-list__apply"
        href={`${pageUrl(details, base)}?job=${encodeURIComponent(id)}`}
        onClick={(event) => openJob(event, id)}
      >
        {COPY.applyNow}
        <span className="broker-listing__hidden">: {title}</span>
      </a>
    </li>
  );
}
