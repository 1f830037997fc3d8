import { senderTexts } from '../reports/sender-texts';

/**
 * Returns a paragraph with a link to the site's home page. If the API is on another host, the link contains the
 * site's origin, since `/` would lead to the API's host. Imports site.ts lazily, so that the server starts even if site.ts is
 * invalid.
 * @param attributes HTML attributes of the link, after a space
 */
export async function homeLink({ goHome } = senderTexts('en'), attributes = ''): Promise<string> {
  const { SITE } = await import('../../host-pages/site');
  const home = /^https?:/.test(SITE.api) ? `${SITE.origin}/` : '/';
  return `<p class="home"><a href="${home}"${attributes}>${goHome}</a></p>`;
}
