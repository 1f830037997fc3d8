import type { Browser } from 'playwright-core';
import type { Shown } from '../../widgets/embed-builder/paste-targets';

export const BROKER = 'https://broker.example/';
export const PARTNER = 'agent-42';

const FORM = 'A form that can be sent';

/** Script that replaces our loader: it fills each placeholder that has the partner's ID with a form. */
const LOADER = `for (const host of document.querySelectorAll('[data-broker-widget="quote-form"][data-partner="${PARTNER}"]'))
  host.attachShadow({ mode: 'open' }).innerHTML = '<p style="margin:0">${FORM}</p>';`;

/** Maximum space below the link or the form, in px. Visitors would think that a page with a larger gap is broken. */
const GAP_PX = 150;
/** Minimum height of a frame in which the form can be used, in px. */
const SMALL_FRAME_PX = 300;

type Facts = {
  readonly hasForm: boolean;
  readonly frame: {
    readonly height: number;
    readonly sandbox: string | null;
    readonly partner: string | null;
  } | null;
  readonly link: { readonly partner: string | null } | null;
  /**
   * Space below the form, frame or link: from its bottom edge to the next paragraph, in px. Negative if they overlap.
   * `shownBy` ignores the space below a frame.
   */
  readonly gap: number;
  readonly words: string;
};

const CODE = /<\/?(div|script|a|iframe)\b|data-broker-|loader\.js/;

function shownBy({ hasForm, frame, link, gap, words }: Facts): Shown {
  const hasCode = CODE.test(words);
  if (hasForm) return gap > GAP_PX ? 'form with a gap' : hasCode ? 'form and code' : 'form';
  if (frame) {
    if (frame.sandbox !== null && !/\ballow-forms\b/.test(frame.sandbox)) return 'form that cannot be sent';
    if (frame.partner !== PARTNER) return 'form without the partner';
    return frame.height < SMALL_FRAME_PX ? 'form in a small frame' : 'form';
  }
  if (link) {
    if (link.partner !== PARTNER) return 'link without the partner';
    if (gap > GAP_PX) return 'link with a gap';
    if (gap < 0) return 'link over the next text';
    return hasCode ? 'link and code' : 'link';
  }
  if (hasCode) return 'code';
  return words ? 'words' : 'nothing';
}

/** Returns what a visitor sees of some HTML that is between two paragraphs of a partner's page. */
export async function showTo(browser: Browser, html: string): Promise<Shown> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  try {
    const page = await context.newPage();
    const body = `<!doctype html><title>Partner</title><p id="before">Before</p>${html}<p id="after">After</p>`;
    await context.route('**/*', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin === 'https://partner.example')
        return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
      if (pathname.endsWith('.js'))
        return route.fulfill({
          body: pathname.endsWith('embed.js') ? '' : LOADER,
          contentType: 'text/javascript',
        });
      return route.fulfill({ body: FORM, contentType: 'text/html' });
    });
    await page.goto('https://partner.example/');
    const facts = await page.evaluate(
      ({ form, address }): Facts => {
        const host = [...document.querySelectorAll('[data-broker-widget]')].find((each) =>
          each.shadowRoot?.textContent?.includes(form),
        );
        const frame = [...document.querySelectorAll('iframe')].find(
          (each) => each.checkVisibility({ visibilityProperty: true }) && each.src.startsWith(address),
        );
        // If there is a form, ignore links. Our link is then a child of the form's host element, and an element with a
        // shadow root doesn't show its children.
        const link = host
          ? undefined
          : [...document.querySelectorAll('a')].find(
              (each) => each.checkVisibility({ visibilityProperty: true }) && each.href.startsWith(address),
            );
        const after = document.querySelector('#after')?.getBoundingClientRect().top ?? 0;
        const shown = host ?? frame ?? link ?? document.querySelector('#before');
        const [, words = ''] = /^Before\s*([\s\S]*?)\s*After$/.exec(document.body.innerText) ?? [];
        return {
          hasForm: host !== undefined,
          frame: frame
            ? {
                height: frame.clientHeight,
                sandbox: frame.getAttribute('sandbox'),
                partner: new URL(frame.src).searchParams.get('partner'),
              }
            : null,
          link: link ? { partner: new URL(link.href).searchParams.get('partner') } : null,
          gap: after - (shown?.getBoundingClientRect().bottom ?? 0),
          words,
        };
      },
      { form: FORM, address: `${BROKER}embed/quote-form` },
    );
    return shownBy(facts);
  } finally {
    await context.close();
  }
}
