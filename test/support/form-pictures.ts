import type { Locator, Page } from 'playwright-core';
import type { Visit } from './fixtures';
import { largestDifference } from './pictures';
import { errors, fill, submit } from './quote-fields';
import { VALID_LEAD } from './valid-lead';

const important = (style: Readonly<Record<string, string>>) =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');

// Style of a box around the placeholder. The box keeps the form at a fixed position, regardless of the host's style
// sheets. The box is white, because its background shows at the rounded corners of the form. The tests compare
// screenshots of the form, not of the placeholder: a host may hide, frame or pad the placeholder on purpose.
const BOX = important({
  position: 'absolute',
  left: '20px',
  top: '20px',
  width: '720px',
  margin: '0',
  padding: '0',
  border: '0',
  display: 'block',
  'z-index': '99999',
  background: '#fff',
  'writing-mode': 'horizontal-tb',
});
const PLACEHOLDER = important({ margin: '0', padding: '0', border: '0', background: 'none' });

/** HTML of a quote form's placeholder in a box that has the same position on every page. */
export const IN_A_BOX = `<section style="${BOX}"><div data-broker-widget="quote-form" style="${PLACEHOLDER}"></div></section>`;

/**
 * Options of the browser contexts in which screenshots are taken and compared. The window is taller than the form, even
 * when the form shows its errors.
 */
export const BOX_VIEW = { viewport: { width: 800, height: 1300 }, reducedMotion: 'reduce' } as const;

/** Screenshots of a form, keyed by the form's state. */
export type Pictures = { readonly [state: string]: Buffer };

/**
 * Takes a screenshot of the form. Throws if part of the form is outside the window. In this case, Playwright would
 * scroll by an amount that depends on the host's styles, and the scroll offset affects how letters are painted.
 */
async function takePicture(form: Locator): Promise<Buffer> {
  const [top, bottom, height] = await form.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [box.top, box.bottom, innerHeight] as const;
  });
  if (top < 0 || bottom > height)
    throw new Error(
      `The form must fit into the window of ${height} px, but is from ${top} to ${bottom} px: raise the height in BOX_VIEW.`,
    );
  return form.screenshot();
}

/** Takes three screenshots of the form: empty, with some fields filled in, and with errors at the other fields. */
export async function takePictures({ host }: Pick<Visit, 'host'>): Promise<Pictures> {
  const form = host.locator('[data-phase]');
  const empty = await takePicture(form);
  await fill(host, { first_name: VALID_LEAD.first_name, state: 'Jammu and Kashmir', city: 'Srinagar' });
  const filled = await takePicture(form);
  await submit(host).click();
  await errors(host).first().waitFor();
  return { empty, filled, 'with errors': await takePicture(form) };
}

/**
 * Returns a message for each screenshot that differs from the expected screenshot. The message contains the largest
 * difference of a colour channel.
 */
export async function differences(page: Page, seen: Pictures, expected: Pictures): Promise<string[]> {
  const found: string[] = [];
  for (const [state, picture] of Object.entries(seen)) {
    const difference = await largestDifference(page, picture, expected[state] as Buffer);
    if (difference > 0) found.push(`${state}: the pictures differ by ${difference}`);
  }
  return found;
}
