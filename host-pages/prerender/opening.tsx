import { ApplicationForm } from '../../widgets/career-details/ApplicationForm';
import { createApplicationSubmission } from '../../widgets/career-details/application-submission';
import { CareerDetails, type OpeningPage } from '../../widgets/career-details/CareerDetails';
import { hashOf as hashOfJob } from '../../widgets/career-details/find-job';
import { ENGLISH_TEXTS } from '../../widgets/career-details/form-texts';
import { PROSE as JOB_PROSE, JobView, sectionLevel } from '../../widgets/career-details/JobView';
import { isOver } from '../../widgets/contract/deadline';
import { endpointUrl } from '../../widgets/contract/endpoint-url';
import { SEND_APPLICATION } from '../../widgets/contract/list-endpoints';
import { StaticContent } from '../../widgets/shared/html/StaticContent';
import type { Content } from '../content/lists';
import { safeHtml } from '../content/safe-html';
import { SITE } from '../site';
import { LanguageChoice } from './forms';
import { neverSettles } from './never-settles';
import { Placeholder } from './Placeholder';
import { Prose } from './Prose';
import { apiBase, BROKER } from './site-values';

type CareerDetailsPlaceholderProps = {
  /**
   * Undefined on the page that shows openings newer than the build. There, a script reads the opening's id from the
   * URL.
   */
  readonly job?: Content['jobs'][number] | undefined;
};

const applicationSubmission = createApplicationSubmission({
  send: neverSettles,
  allow: () => false,
  onSettled() {},
});

/** Returns the parts of an opening's page: the description and, until the deadline, a form that submits natively. */
const openingPage = (job: Content['jobs'][number]): OpeningPage => {
  const prose = (html: string) =>
    html && <Prose className={JOB_PROSE} html={safeHtml(html, sectionLevel(true))} />;
  return {
    jobId: job.id,
    built: (
      <JobView
        job={job}
        responsibility={prose(job.responsibility)}
        qualification={prose(job.qualification)}
        hasPage
      />
    ),
    form: isOver(job.deadline)
      ? undefined
      : (jobId, list) => (
          <>
            <StaticContent className="career-details__languages" prerendered>
              <LanguageChoice form="application" />
            </StaticContent>
            <ApplicationForm
              texts={ENGLISH_TEXTS}
              isOwnApi={SITE.ownApi}
              jobId={jobId}
              list={list}
              submission={applicationSubmission}
              broker={BROKER}
              action={endpointUrl(SEND_APPLICATION, apiBase, SITE.product)}
              policiesUrl="/company-policies"
              headingLevel={`${sectionLevel(true)}`}
              prerendered
            />
          </>
        ),
  };
};

/**
 * Renders the placeholder of a job opening. The placeholder contains the opening and, until the deadline, the
 * application form. If `job` is missing, the opening isn't known at build time, and scripts fill in the placeholder
 * later.
 */
export const CareerDetailsPlaceholder = ({ job }: CareerDetailsPlaceholderProps) => (
  <Placeholder
    name="career-details"
    when="idle"
    options={{ home: '/', mail: SITE.careersMail }}
    {...(job && { content: hashOfJob(job) })}
  >
    {({ mail }) => (
      <CareerDetails list="/careers" mail={mail} find={() => () => {}} page={job && openingPage(job)} />
    )}
  </Placeholder>
);
