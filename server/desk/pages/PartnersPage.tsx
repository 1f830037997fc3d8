import type { Partner } from '../../db/partners';
import type { Person } from '../access';
import { toQuery } from '../list-params';
import { Done } from './Done';
import { Layout, Theirs, Token } from './Layout';

type PartnerRow = {
  readonly partner: Partner;
  /** The address of the partner's private page; undefined if there is none. */
  readonly link: string | undefined;
  /** The private page's address on the server's own machine. Not set if the desk is used on another machine. */
  readonly localLink: string | 0 | undefined;
};

/** A change of a partner's private link. */
export type LinkChange = 'made' | 'replaced' | 'ended';

type PartnersPageProps = {
  readonly rows: readonly PartnerRow[];
  readonly person: Person;
  /** The change that was just made, and the partner's ID. */
  readonly done?: { readonly change: string; readonly partner: string } | undefined;
};

const DONE: Readonly<Record<LinkChange, (name: string) => string>> = {
  made: (name) => `The private link is ready. Send it to ${name} only.`,
  replaced: () => 'The private link is new. The earlier one no longer works.',
  ended: () => 'The private link has ended.',
};

const isLinkChange = (text: string): text is LinkChange => Object.hasOwn(DONE, text);

const LinkForm = ({
  action,
  text,
  partner,
  token,
  isSecond,
}: {
  readonly action: 'link' | 'unlink';
  readonly text: string;
  readonly partner: Partner;
  readonly token: string;
  readonly isSecond: boolean;
}) => (
  <form method="post" action={`/partners/${action}`}>
    <Token token={token} />
    <input type="hidden" name="partner" value={partner.id} />
    <button type="submit" className={isSecond ? 'second' : undefined}>
      {text}
      <span className="hidden"> {partner.name}</span>
    </button>
  </form>
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
    {rows.map(({ partner, link, localLink }) => (
      <section key={partner.id} className="panel">
        <h2>
          <Theirs text={partner.name} />
        </h2>
        <p className="muted">
          ID <Theirs text={partner.id} /> · <a href={`/${toQuery({ partner: partner.id })}`}>Their leads</a>
        </p>
        {done?.partner === partner.id && isLinkChange(done.change) && (
          <Done text={DONE[done.change](partner.name)} />
        )}
        {link && (
          <div className="field">
            <label htmlFor={`link-${partner.id}`}>Private link of {partner.name}</label>
            <input id={`link-${partner.id}`} readOnly defaultValue={link} />
          </div>
        )}
        <div className="actions">
          {link ? (
            <a className="button" href={localLink || link} target="_blank" rel="noopener noreferrer">
              Open<span className="hidden"> the page of {partner.name}</span>
            </a>
          ) : (
            <LinkForm
              action="link"
              text="Make a private link"
              partner={partner}
              token={person.token}
              isSecond={false}
            />
          )}
        </div>
        {link && (
          // Inside a closed `<details>`, because a link that was replaced or ended by mistake can't be restored.
          <details>
            <summary>
              Replace or end the link<span className="hidden"> of {partner.name}</span>
            </summary>
            <div className="actions">
              <LinkForm action="link" text="Replace" partner={partner} token={person.token} isSecond />
              <LinkForm action="unlink" text="End the link" partner={partner} token={person.token} isSecond />
            </div>
          </details>
        )}
      </section>
    ))}
  </Layout>
);
