import type { ReactNode } from 'react';

type LayoutProps = {
  readonly title: string;
  /** The page that the menu marks as the current one. */
  readonly current?: 'leads' | 'partners' | undefined;
  /** Undefined if nobody has signed in: the page then has no menu. */
  readonly person?:
    | { readonly name: string; readonly isNamedByProxy: boolean; readonly token: string }
    | undefined;
  readonly children: ReactNode;
};

const MENU = [
  ['leads', '/', 'Leads'],
  ['partners', '/partners', 'Partners'],
] as const;

/** The hidden field with the token that the person's forms must contain. */
export const Token = ({ token }: { readonly token: string }) => (
  <input type="hidden" name="token" value={token} />
);

/**
 * Shows a text that somebody else wrote. Isolates the text, so that its direction doesn't change the text around it.
 */
export const Theirs = ({ text }: { readonly text: string }) => <bdi>{text}</bdi>;

/** The HTML document of every page of the desk: the head, the bar at the top and the main content. */
export const Layout = ({ title, current, person, children }: LayoutProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>{`${title} · Desk`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {/* Sends the referrer to our own pages only. With `no-referrer`, browsers would send our forms with the origin
          "null", which the desk refuses. */}
      <meta name="referrer" content="same-origin" />
      <link rel="icon" href="/desk.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/desk.css" />
      {person && <script src="/desk.js" defer />}
    </head>
    <body>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <p className="brand">
          <a href="/">Desk</a>
        </p>
        {person && (
          <>
            <nav aria-label="Desk">
              {MENU.map(([name, href, text]) => (
                <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
                  {text}
                </a>
              ))}
            </nav>
            {person.isNamedByProxy ? (
              <p className="person">
                <Theirs text={person.name} />
              </p>
            ) : (
              <form method="post" action="/leave">
                <Token token={person.token} />
                <button type="submit" className="quiet">
                  Sign out
                </button>
              </form>
            )}
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </body>
  </html>
);
