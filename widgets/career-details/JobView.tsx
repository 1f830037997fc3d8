import type { ReactNode } from 'react';
import { SafeHtml } from '../shared/html/SafeHtml';
import { COPY } from './copy';
import { dayMonthYear } from './day-month-year';
import type { ShownJob } from './find-job';

const PROSE = 'career-details__text broker-listing__prose';

type FoldProps = { readonly title: string; readonly open?: boolean; readonly children: ReactNode };

const Fold = ({ title, open, children }: FoldProps) => (
  <details open={open}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);

/** The description of a job (requirements 2), without the parts that are empty in its record. */
export function JobView({ job, responsibility, qualification }: ShownJob) {
  const deadline = dayMonthYear(job.deadline);
  return (
    <article className="career-details__job">
      <h2>{job.title}</h2>
      <p className="career-details__facts">
        {job.job_type && <span className="career-details__tag">{job.job_type}</span>}
        {job.location && (
          <span className="career-details__place">
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d="M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12z" />
              <circle cx="12" cy="10" r="2" />
            </svg>
            {job.location}
          </span>
        )}
        {deadline && (
          <span>
            {COPY.applyBy} <b>{deadline}</b>
          </span>
        )}
      </p>
      {job.job_description && <p className="career-details__lead">{job.job_description}</p>}
      <div className="career-details__folds">
        {job.overview && (
          <Fold title={COPY.overview} open>
            <p className="career-details__text career-details__text--plain">{job.overview}</p>
          </Fold>
        )}
        {responsibility.hasChildNodes() && (
          <Fold title={COPY.responsibility} open>
            <SafeHtml className={PROSE} html={responsibility} />
          </Fold>
        )}
        {qualification.hasChildNodes() && (
          <Fold title={COPY.qualification}>
            <SafeHtml className={PROSE} html={qualification} />
          </Fold>
        )}
      </div>
    </article>
  );
}
