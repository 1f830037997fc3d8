import type { ReactNode } from 'react';
import { telHref } from '../../widgets/contract/tel-href';
import { BANNERS } from '../art/banners';
import { ContactFormPlaceholder } from '../prerender/forms';
import { pageText, queryLink } from '../prerender/page-texts';
import { addressOf } from '../records/addresses';
import { CLAIMS_PAGE, CLAIMS_PATH, checkClaimPeriods } from '../records/claims';
import { DOCUMENTS, documentsNote } from '../records/documents';
import { LINES } from '../records/lines';
import type { LineRecord, PhoneContact } from '../records/product';
import { SITE } from '../site';
import { Fold } from './blocks/Fold';
import { Hero } from './blocks/Hero';
import { ShareList } from './blocks/ShareList';
import { createTermLinks, type LinkTerms } from './blocks/term-links';
import type { Crumbs } from './layout/Breadcrumb';

/** Facts about the broker that the page shows. */
export type ClaimFacts = Pick<typeof SITE, 'helplines' | 'claimPeriods'> & {
  /** The broker's phone number, or empty. */
  readonly phone: string;
};

const Phone = ({ number }: { readonly number: string }) => (
  <a className="target" href={telHref(number)}>
    {number}
  </a>
);

type ListProps = {
  readonly title: string;
  readonly items: readonly (string | PhoneContact)[];
  readonly linkTerms: LinkTerms;
  readonly children?: ReactNode;
};

type ItemProps = { readonly item: string | PhoneContact } & Pick<ListProps, 'linkTerms'>;

const ItemText = ({ item, linkTerms }: ItemProps) =>
  typeof item === 'string' ? (
    linkTerms(item)
  ) : (
    <>
      {item.name} <Phone number={item.phone} />
    </>
  );

const List = ({ title, items, linkTerms, children }: ListProps) => (
  <div>
    <h3>{title}</h3>
    <ul className="points">
      {children}
      {items.map((item) => (
        <li key={typeof item === 'string' ? item : item.name}>
          <ItemText item={item} linkTerms={linkTerms} />
        </li>
      ))}
    </ul>
  </div>
);

type ClaimProps = {
  readonly line: LineRecord;
  /** The broker's phone number, or empty. */
  readonly phone: string;
  /** How soon the insurer must be told of a loss, such as "within 24 hours". */
  readonly period: string | undefined;
  readonly linkTerms: LinkTerms;
};

/** Returns the name of a line of insurance as a word in a sentence: "motor" for "Motor Insurance". */
const lineOf = (name: string) => name.replace(/ insurance$/i, '').toLowerCase();

function Claim({ line, phone, period, linkTerms }: ClaimProps) {
  const { slug, name, claim } = line;
  return (
    <section className="claim wrap" id={slug} aria-labelledby={`${slug}-title`}>
      <Fold title={<h2 id={`${slug}-title`}>{name}</h2>}>
        <div className="claim-steps">
          <div className="claim-head">
            <p>{linkTerms(claim.event)}</p>
            {period && (
              <p>
                <b>Tell the insurer {period}.</b>
              </p>
            )}
            <a className="more" href="#claim" {...queryLink('claimQuery', name)}>
              Tell us about your {lineOf(name)} claim
            </a>{' '}
            <a className="more" href={addressOf(line)}>
              About {name}
            </a>
          </div>
          <div>
            <h3>First</h3>
            <ol>
              {claim.first.map((step) => (
                <li key={step}>{linkTerms(step)}</li>
              ))}
            </ol>
          </div>
          <List title={DOCUMENTS.claim} items={claim.documents} linkTerms={linkTerms} />
          <List title="Whom to call" items={claim.call} linkTerms={linkTerms}>
            <li>The insurer</li>
            <li>Us {phone && <Phone number={phone} />}</li>
          </List>
          <div className="claim-share halves">
            <List title={DOCUMENTS.proposal} items={line.proposalDocuments} linkTerms={linkTerms} />
            <div>
              <p>{documentsNote(name)}</p>
              <ShareList
                line={name}
                lists={[
                  { title: DOCUMENTS.claim, documents: claim.documents },
                  { title: DOCUMENTS.proposal, documents: line.proposalDocuments },
                ]}
                path={CLAIMS_PATH}
                id={slug}
              />
            </div>
          </div>
        </div>
      </Fold>
    </section>
  );
}

const Helplines = ({ helplines }: Pick<ClaimFacts, 'helplines'>) =>
  helplines.length > 0 && (
    <section className="sec wrap" aria-labelledby="helplines-title">
      <h2 id="helplines-title">{CLAIMS_PAGE.helplines}</h2>
      <ul>
        {helplines.map(({ insurer, phone }) => (
          <li key={insurer}>
            {insurer} <Phone number={phone} />
          </li>
        ))}
      </ul>
    </section>
  );

type ClaimsProps = { readonly crumbs: Crumbs; readonly broker?: ClaimFacts };

/**
 * Renders the page that says what to do after a loss, for each line of insurance. The page ends with a form to report
 * the loss. Each line has a link to this form. When a visitor follows the link, the script in host-pages/browser/claims
 * fills in a message that names the line.
 */
export function Claims({ crumbs, broker = SITE }: ClaimsProps) {
  const linkTerms = createTermLinks();
  const periods = checkClaimPeriods(broker.claimPeriods);
  return (
    <>
      <Hero title={CLAIMS_PAGE.title} crumbs={crumbs} picture={BANNERS.claims} height="low" ground="ink">
        <p className="lead">{linkTerms(CLAIMS_PAGE.lead)}</p>
        <div className="row">
          {broker.phone && (
            <a className="btn" href={telHref(broker.phone)}>
              Call {broker.phone}
            </a>
          )}{' '}
          <a className="btn btn-outline" href="#claim" {...pageText('claimTitle')} />
        </div>
      </Hero>
      {LINES.map((line) => (
        <Claim
          key={line.slug}
          line={line}
          phone={broker.phone}
          period={periods[line.slug]}
          linkTerms={linkTerms}
        />
      ))}
      <Helplines helplines={broker.helplines} />
      <section className="g-rain" id="claim" aria-labelledby="claim-title">
        <div className="wrap">
          <Fold title={<h2 className="h1" id="claim-title" {...pageText('claimTitle')} />}>
            <div className="halves write">
              <div className="stack">
                <p className="lead" {...pageText('claimLead')} />
                <p className="small" {...pageText('claimNote')} />
              </div>
              <ContactFormPlaceholder query="claimQuery" />
            </div>
          </Fold>
        </div>
      </section>
    </>
  );
}
