import type { LeadDetail } from '../../db/lead-detail';
import { Theirs } from './Layout';

/** How to reach the person of a lead. */
export const Contact = ({ detail: { lead, listed } }: { readonly detail: LeadDetail }) => (
  <ul className="contact" aria-label="Reach this person">
    {lead.mobile && (
      <>
        <li>
          <a className="button" href={`tel:+91${lead.mobile}`}>
            Call <Theirs text={lead.mobile} />
          </a>
        </li>
        <li>
          <a
            className="button second"
            href={`https://wa.me/91${lead.mobile}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </a>
        </li>
      </>
    )}
    {lead.email && (
      <li>
        <a
          className="button second"
          href={`mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(listed.reference)}`}
        >
          Mail
        </a>
      </li>
    )}
  </ul>
);
