import type { ContactLink } from '../../reports/contact-links';
import { Theirs } from './Layout';

/** Lists the links with which the broker's staff reach the sender of a lead. */
export const Contact = ({ links }: { readonly links: readonly ContactLink[] }) => (
  <ul className="contact" aria-label="Reach this person">
    {links.map(({ label, text, href }, at) => (
      <li key={label}>
        <a
          className={at === 0 ? 'button' : 'button second'}
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
          {at === 0 && <Theirs text={text} />}
        </a>
      </li>
    ))}
  </ul>
);
