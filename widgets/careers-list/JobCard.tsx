import type { ReactNode } from 'react';
import { isOver } from '../contract/deadline';
import type { Job } from '../contract/list-shapes';
import { COPY as LIST_COPY } from '../shared/lists/copy';
import { dayMonthYear } from '../shared/lists/day-month-year';
import { COPY } from './copy';

type JobCardProps = {
  readonly job: Job;
  /** URL of the job's page. */
  readonly href: string;
  /** The job's responsibilities. */
  readonly children: ReactNode;
};

const PinIcon = () => (
  <svg className="careers-list__pin" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d="M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12z" />
    <circle cx="12" cy="10" r="2" />
  </svg>
);

export function JobCard({ job, href, children }: JobCardProps) {
  const { title, job_type, location: place } = job;
  const deadline = dayMonthYear(job.deadline);
  const isClosed = isOver(job.deadline);
  return (
    <li className="broker-listing__card careers-list__card">
      <h3 className="broker-listing__title">{title}</h3>
      {(job_type || place || deadline) && (
        <p className="careers-list__facts">
          {job_type && <span className="careers-list__tag">{job_type}</span>}{' '}
          {place && (
            <span className="careers-list__place">
              <PinIcon />
              {place}
            </span>
          )}{' '}
          {deadline && (
            <span>
              {isClosed ? LIST_COPY.closed : LIST_COPY.applyBy} {deadline}
            </span>
          )}
        </p>
      )}
      {children}
      <a className="broker-listing__action careers-list__apply" href={href}>
        {isClosed ? COPY.read : COPY.applyNow}
        <span className="broker-listing__hidden">: {title}</span>
      </a>
    </li>
  );
}
