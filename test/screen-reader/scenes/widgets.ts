import { COPY as NAVBAR } from '../../../widgets/navbar/copy';
import { COPY as QUOTE } from '../../../widgets/quote-form/copy';
import { COPY as SLIDES } from '../../../widgets/shared/carousel/slides-copy';
import { END_OF_PAGE, hears, type Reader, type Scene } from '../reader';

const PRODUCT = '/corporate/liability-insurance/public-liability';

/** Pages with slides that move automatically. */
const MOVING = ['/', PRODUCT, '/corporate/project-insurance'];

export const WIDGET_SCENES: readonly Scene[] = [
  ...MOVING.map((path) => ({
    title: `Say All leaves the moving carousel of ${path}, and reaches form and footer`,
    async run(reader: Reader) {
      await reader.open(reader.demo.siteUrl + path);
      hears(await reader.sayAll(), {
        inOrder: ['carousel', SLIDES.pause, 'First Name', QUOTE.submit, END_OF_PAGE],
        never: [/invalid/],
      });
    },
  })),
  {
    title: 'A question of the FAQ says whether its answer is open, and the answer follows it',
    async run(reader) {
      await reader.open(reader.demo.siteUrl + PRODUCT);
      await reader.press('ctrl+Home');
      // `b` is Orca's key for the next button.
      await reader.pressUntil('b', /What does no-fault mean here/);
      await reader.mark();
      await reader.press('Return');
      await reader.hear(/expanded/);
      await reader.mark();
      await reader.press('Down');
      hears(await reader.spoken(), { inOrder: [/\w+ \w+/], never: [/Is there a contribution/] });
    },
  },
  {
    title: 'A carousel says its name, its buttons, and the slide that a button shows',
    async run(reader) {
      await reader.open(reader.demo.siteUrl + PRODUCT);
      await reader.press('ctrl+Home');
      await reader.pressUntil('b', new RegExp(SLIDES.previous));
      await reader.pressUntil('b', new RegExp(SLIDES.next), 3);
      await reader.mark();
      await reader.press('Return');
      await reader.hear(/Slide \d of \d/);
    },
  },
  {
    title: 'The slide-in menu says that it opens, stays closed behind its dialog, and gives the focus back',
    async run(reader) {
      await reader.open(reader.demo.siteUrl + PRODUCT);
      await reader.press('ctrl+Home');
      // Zoom in. Measured in CSS pixels, the window is then so narrow that the page has the slide-in menu.
      await reader.press('ctrl+plus', 'ctrl+plus', 'ctrl+Home');
      await reader.pressUntil('Tab', new RegExp(NAVBAR.openMenu), 6);
      await reader.mark();
      await reader.press('Return');
      await reader.hear(new RegExp(NAVBAR.closeMenu));
      await reader.mark();
      await reader.press('Escape');
      await reader.hear(new RegExp(NAVBAR.openMenu));
    },
  },
];
