import { sampleContent } from '../../../demo/samples/content';
import { COPY as POPUP } from '../../../widgets/contact-popup/copy';
import { COPY as GALLERY } from '../../../widgets/media-gallery/copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { hears, type Scene } from '../reader';

export const DIALOG_SCENES: readonly Scene[] = [
  {
    title: 'The popup says its name when it opens, and Escape leads back to the page',
    async run(reader) {
      await reader.open(`${reader.demo.partnerUrl}/gallery/contact-popup?data-delay=1000`);
      await reader.hear(new RegExp(POPUP.title));
      await reader.untilQuiet();
      await reader.pressUntil('Tab', /First Name/, 6);
      hears(await reader.spoken(), { never: [/invalid/] });
      await reader.pressUntil('Tab', new RegExp(POPUP.next), 6);
      await reader.mark();
      await reader.press('Escape');
      await reader.pressUntil('Tab', /data-/, 6);
    },
  },
  {
    title: 'Another language of the form is chosen by arrow key, and the form’s labels are said in it',
    async run(reader) {
      await reader.open(`${reader.demo.siteUrl}/`);
      await reader.press('ctrl+Home');
      await reader.pressUntil('e', /First Name/);
      await reader.pressUntil('shift+Tab', /English/, 3);
      // Switch to focus mode, so that the Down arrow reaches the list. In browse mode, the Down arrow makes Orca read
      // the page's next line instead.
      await reader.pressUntil('Insert+a', /^Focus mode/, 3);
      await reader.mark();
      await reader.press('Down');
      await reader.hear(/हिन्दी/);
      await reader.pressUntil('Tab', new RegExp(hindi.fields.first_name.label), 4);
    },
  },
  {
    title:
      'The dialog of the gallery says the title of its picture, the position of the next one, and gives the focus back',
    async run(reader) {
      await reader.open(`${reader.demo.siteUrl}/media`);
      const { media } = await sampleContent(new Date());
      const [first = '', second = ''] = media
        .filter(({ type }) => type === 'image')
        .map(({ title }) => title);
      await reader.press('ctrl+Home');
      await reader.pressUntil('Tab', new RegExp(`^${first}`));
      await reader.mark();
      await reader.press('Return');
      await reader.hear(new RegExp(`^${first}`));
      await reader.untilQuiet();
      await reader.pressUntil('Tab', new RegExp(GALLERY.next), 6);
      await reader.mark();
      await reader.press('Return');
      await reader.hear(new RegExp(`2 of \\d+: ${second}`));
      await reader.mark();
      // Press Tab to learn where the focus is: Orca says nothing when the focused element disappears.
      await reader.press('Escape');
      await reader.pressUntil('Tab', new RegExp(`^${second}`), 1);
    },
  },
];
