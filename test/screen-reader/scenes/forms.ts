import { COPY as POPUP } from '../../../widgets/contact-popup/copy';
import { requiredMessage } from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/quote-form/copy';
import { hears, type Reader, type Scene } from '../reader';

const PLACES = {
  'on our page': ({ demo }: Reader) => `${demo.siteUrl}/`,
  'on a partner’s page': ({ demo }: Reader) => `${demo.partnerUrl}/`,
} as const;

/**
 * Opens the form at `place`, focuses its first field, and enters Orca's focus mode, in which keys type into the field.
 */
async function enterForm(reader: Reader, place: keyof typeof PLACES) {
  await reader.open(PLACES[place](reader));
  if (place === 'on our page') {
    // Wait for the popup and close it: it opens once, after two minutes, and would take the focus during the scene.
    hears(await reader.hear(new RegExp(POPUP.title)), { never: [/invalid/] });
    await reader.press('Escape');
  }
  await reader.press('ctrl+Home');
  // Go to the first field. On our page, press `e`, Orca's key for the next text field. On a partner's page, press Tab:
  // it scrolls the form into view, and the form mounts only when it is in view.
  await reader.pressUntil(place === 'on our page' ? 'e' : 'Tab', /First Name/);
  if (!(await reader.spoken()).includes('Focus mode')) await reader.pressUntil('Insert+a', /^Focus mode/, 3);
  hears(await reader.spoken(), { never: [/invalid/] });
  await reader.mark();
}

/** Types into the focused field, and goes to the next one. Returns what Orca says about the next field. */
async function fillIn(reader: Reader, text: string) {
  await reader.type(text);
  await reader.mark();
  await reader.press('Tab');
  return reader.spoken();
}

export const FORM_SCENES: readonly Scene[] = (Object.keys(PLACES) as (keyof typeof PLACES)[]).map(
  (place) => ({
    title: `The quote form ${place}: errors when it is sent empty, corrections, state and city, and thanks`,
    async run(reader) {
      await enterForm(reader, place);
      await reader.press('Return');
      // The focus stays in the first field, so Orca does not announce a new field. In Chromium, Orca says that the
      // field's description has changed.
      hears(await reader.spoken(), { inOrder: [COPY.problem] });

      hears(await fillIn(reader, 'Asha'), {
        inOrder: ['Last Name', /invalid/, new RegExp(requiredMessage('last_name'), 'i')],
      });
      hears(await fillIn(reader, 'Rao'), { inOrder: ['Mobile Number'] });
      hears(await fillIn(reader, '9876543210'), { inOrder: ['Email Id'] });
      hears(await fillIn(reader, 'asha@example.com'), { inOrder: ['State'] });
      hears(await fillIn(reader, 'Goa'), { inOrder: ['City'] });
      // After the city, Tab leads to the button below the list of cities. The next Tab leads to the next field.
      hears(await fillIn(reader, 'Panaji'), { inOrder: [/My city/] });
      await reader.mark();
      await reader.press('Tab');
      hears(await reader.spoken(), { inOrder: ['Insurance Type'] });
      hears(await fillIn(reader, 'Individual'), { inOrder: ['Type Of Insurance'] });
      await reader.type('Motor');
      await reader.mark();
      await reader.press('Return');
      await reader.hear(/[Tt]hank/);
      await reader.hear(/[Rr]eference/);
      hears(await reader.spoken(), { never: [/invalid/] });
    },
  }),
);
