import { COPY } from '../../../widgets/embed-builder/copy';
import type { Partner } from '../../db/partners';
import type { Person } from '../access';
import { toQuery } from '../list-params';
import { Done, NotDone } from './Done';
import { Layout, Theirs, Token } from './Layout';

type PartnerRow = {
  readonly partner: Partner;
  /** The token of the partner's private link; undefined if there is none. */
  readonly token: string | undefined;
  /** The address of the partner's private page; undefined if there is none. */
  readonly link: string | undefined;
  /** The private page's address on the server's own machine. Not set if the desk is used on another machine. */
  readonly localLink: string | 0 | undefined;
};

type PartnersPageProps = {
  readonly rows: readonly PartnerRow[];
  readonly person: Person;
  /** The change that was just made, and the partner's ID. */
  readonly done?: { readonly change: string; readonly partner: string } | undefined;
};

type Outcome = {
  readonly text: (partnerName: string) => string;
  readonly isChanged: boolean;
  /** Whether the partner has a link afterwards. */
  readonly hasLink: boolean;
};

/** What has become of a partner's private link. */
const OUTCOMES = {
  made: {
    text: (name) => `The private link is ready. Send it to ${name} only.`,
    isChanged: true,
    hasLink: true,
  },
  replaced: {
    text: () => 'The private link is new. The earlier one no longer works.',
    isChanged: true,
    hasLink: true,
  },
  ended: { text: () => 'The private link has ended.', isChanged: true, hasLink: false },
  'made-before': {
    text: () => 'Nothing has changed: the link was made after you opened this page.',
    isChanged: false,
    hasLink: true,
  },
  'replaced-before': {
    text: () =>
      'Nothing has changed: the link was replaced after you opened this page. The new one is below.',
    isChanged: false,
    hasLink: true,
  },
  'ended-before': {
    text: () => 'Nothing has changed: the link was ended after you opened this page.',
    isChanged: false,
    hasLink: false,
  },
} satisfies Readonly<Record<string, Outcome>>;

export type LinkChange = keyof typeof OUTCOMES;

const outcomeOf = (change: string): Outcome | undefined =>
  Object.hasOwn(OUTCOMES, change) ? OUTCOMES[change as LinkChange] : undefined;

/**
 * Says what has become of a partner's link. Renders nothing if that is no longer so, when the page is loaded again.
 */
const LinkOutcome = ({
  change,
  row: { partner, link },
}: {
  readonly change: string;
  readonly row: PartnerRow;
}) => {
  const outcome = outcomeOf(change);
  if (!outcome || outcome.hasLink !== Boolean(link)) return null;
  const text = outcome.text(partner.name);
  return outcome.isChanged ? <Done text={text} /> : <NotDone text={text} />;
};

const LinkForm = ({
  action,
  text,
  row: { partner, token: shown },
  token,
  isSecond,
}: {
  readonly action: 'link' | 'unlink';
  readonly text: string;
  readonly row: PartnerRow;
  readonly token: string;
  readonly isSecond: boolean;
}) => (
  <form method="post" action={`/partners/${action}`}>
    <Token token={token} />
    <input type="hidden" name="partner" value={partner.id} />
    {shown && <input type="hidden" name="shown" value={shown} />}
    <button type="submit" className={isSecond ? 'second' : undefined}>
      {text}
      <span className="hidden"> {partner.name}</span>
    </button>
  </form>
);

const fieldId = ({ id }: Partner) => `link-${id}`;

const LinkField = ({ partner, link }: { readonly partner: Partner; readonly link: string }) => (
  <div className="field">
    <label htmlFor={fieldId(partner)}>Private link of {partner.name}</label>
    <input id={fieldId(partner)} readOnly defaultValue={link} />
  </div>
);

/** A button that copies the link. desk.js shows it: without scripts, people copy the link from its field. */
const CopyButton = ({ partner }: { readonly partner: Partner }) => (
  <button
    type="button"
    hidden
    data-copies={fieldId(partner)}
    data-copied={COPY.copied}
    data-selected={COPY.selected}
  >
    {COPY.copy}
    <span className="hidden"> the private link of {partner.name}</span>
  </button>
);

export const PartnersPage = ({ rows, person, done }: PartnersPageProps) => (
  <Layout title="Partners" current="partners" person={person}>
    <div className="head">
      <h1>Partners</h1>
      <p className="count">
        A private link shows a partner how often the form was seen, begun and sent, and has the snippet, the
        link and the QR code. It has no personal data.
      </p>
    </div>
    {rows.length === 0 && (
      <p className="empty">
        No partners yet. Add one on the server: <code>npm run partners -- add agent-42 --name "…"</code>
      </p>
    )}
    {rows.map((row) => {
      const { partner, link, localLink } = row;
      return (
        <section key={partner.id} className="panel">
          <h2>
            <Theirs text={partner.name} />
          </h2>
          <p className="muted">
            ID <Theirs text={partner.id} /> · <a href={`/${toQuery({ partner: partner.id })}`}>Their leads</a>
          </p>
          {done?.partner === partner.id && <LinkOutcome change={done.change} row={row} />}
          {link && <LinkField partner={partner} link={link} />}
          <div className="actions">
            {link && <CopyButton partner={partner} />}
            {link ? (
              <a className="button second" href={localLink || link} target="_blank" rel="noopener noreferrer">
                Open<span className="hidden"> the page of {partner.name}</span>
              </a>
            ) : (
              <LinkForm
                action="link"
                text="Make a private link"
                row={row}
                token={person.token}
                isSecond={false}
              />
            )}
            <span role="status" className="muted" />
          </div>
          {link && (
            // Inside a closed `<details>`, because a link that was replaced or ended by mistake can't be restored.
            <details>
              <summary>
                Replace or end the link<span className="hidden"> of {partner.name}</span>
              </summary>
              <div className="actions">
                <LinkForm action="link" text="Replace" row={row} token={person.token} isSecond />
                <LinkForm action="unlink" text="End the link" row={row} token={person.token} isSecond />
              </div>
            </details>
          )}
        </section>
      );
    })}
  </Layout>
);
