import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { cleanHtml } from '../../widgets/shared/html/clean-html';
import { SITE } from '../site';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/**
 * Sanitises HTML of the content at build time, with the rules that widgets use in the browser. Our own addresses become
 * root-relative, so that the built pages work at any origin.
 * @param below level of the preceding heading; the headings of the HTML start one level below
 */
export function safeHtml(html: string, below: number): string {
  const fragment = cleanHtml(purify, html, { base: `${SITE.origin}/`, origin: SITE.origin, below });
  const container = window.document.createElement('div');
  container.append(fragment);
  for (const name of ['href', 'src']) {
    for (const element of container.querySelectorAll(`[${name}^="${SITE.origin}/"]`)) {
      const path = element.getAttribute(name)?.slice(SITE.origin.length) ?? '';
      // A path that begins with two slashes would name another host.
      if (!path.startsWith('//')) element.setAttribute(name, path);
    }
  }
  return container.innerHTML;
}
