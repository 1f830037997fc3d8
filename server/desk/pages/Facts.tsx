import type { LeadDetail } from '../../db/lead-detail';
import { partnerText } from '../../reports/describe-lead';
import { labelOf } from '../../reports/lead-labels';
import { formatSize, readExtraFields } from '../../reports/lead-report';
import { languageName } from '../../reports/sender-texts';
import { monthInWords } from '../../text/indian-months';
import { OTHER_FIELDS } from '../words';
import { Theirs } from './Layout';

type FactsProps = { readonly detail: LeadDetail; readonly resume: string };
type Fact = readonly [label: string, value: string | null | undefined];

/** Fields that the page shows elsewhere. */
const SHOWN_ELSEWHERE = ['partner', 'language', 'consent', 'consent_version', 'notice'];

const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="text">
              <Theirs text={value} />
            </dd>
          </div>
        ),
    )}
  </dl>
);

/** Lists what the sender of a lead sent, in words. */
export const Facts = ({ detail, resume }: FactsProps) => {
  const { lead, application, partner } = detail;
  const extra = readExtraFields(lead);
  const rest = Object.entries(extra).filter(([name]) => !SHOWN_ELSEWHERE.includes(name));
  const { language = '' } = extra;
  return (
    <section className="panel">
      <h2>What they sent</h2>
      <FactList
        facts={[
          ['Opening', application?.job_title],
          ['Insurance', [lead.insurance_type, lead.type_of_insurance].filter(Boolean).join(', ')],
          ...OTHER_FIELDS.map((name): Fact => [labelOf(name), lead[name]]),
          [labelOf('message'), lead.message],
          ['City', [lead.city, lead.state].filter(Boolean).join(', ')],
          [labelOf('mobile'), lead.mobile && `+91 ${lead.mobile}`],
          [labelOf('email'), lead.email],
          [labelOf('linkedin_profile'), application?.linkedin_profile],
          ['Language', language && languageName(language)],
          ['Partner', lead.partner && partnerText(lead.partner, partner)],
          ...rest.map(
            ([name, value]): Fact => [labelOf(name), name === 'renewal_month' ? monthInWords(value) : value],
          ),
        ]}
      />
      {application && (
        <p className="actions">
          <a className="button second" href={resume}>
            Résumé ({formatSize(application.resume_size)})
          </a>
          <span className="muted">
            <Theirs text={application.resume_name} />: open it only if you expect it.
          </span>
        </p>
      )}
    </section>
  );
};

/** Shows what the sender was told about personal data, and what the sender agreed to. */
export function Consent({ lead }: Pick<LeadDetail, 'lead'>) {
  const { consent, notice, consent_version } = readExtraFields(lead);
  if (!consent && !notice) return null;
  return (
    <section className="panel">
      <h2>Consent</h2>
      <FactList
        facts={[
          [labelOf('consent'), consent],
          [labelOf('notice'), notice],
          [labelOf('consent_version'), consent_version],
        ]}
      />
    </section>
  );
}
