import type { Locator, Page } from 'playwright-core';
import { COPY } from '../../widgets/contact-popup/copy';
import type { Translation } from '../../widgets/shared/i18n/translation';
import { PARTS } from './parts';
import { fill } from './quote-fields';
import { VALID_LEAD } from './valid-lead';

/** Returns the form of an open popup. */
export const popupForm = (page: Page | Locator) => page.locator(PARTS.popupForm);

/** Fills in both steps of the popup's form. */
export async function fillPopup(
  popup: Page | Locator,
  values: Partial<typeof VALID_LEAD> = {},
  copy: Pick<Translation['popup'], 'next'> = COPY,
) {
  const { first_name, last_name, mobile, ...others } = { ...VALID_LEAD, ...values };
  await fill(popupForm(popup), { first_name, last_name, mobile });
  await popup.getByRole('button', { name: copy.next }).click();
  await fill(popupForm(popup), others);
}
