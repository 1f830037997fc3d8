import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/media-gallery/copy';
import { useClock } from '../../support/clock';
import { PARTS } from '../../support/parts';
import type { PlaceholderPage } from '../open-placeholder';
import { FAILURES, openWithResponse, type StubbedResponse } from '../open-with-response';

const PLAIN = (type = 'image') =>
  `<div data-broker-widget="media-gallery" data-type="${type}"><a href="/media">Media</a></div>`;

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: 'image',
    title: `Picture ${at + 1}`,
    image: `media/${at + 1}.jpg`,
    alt_text: `What picture ${at + 1} shows`,
  }));

const VIDEO = {
  type: 'video',
  title: 'A video',
  image: '',
  alt_text: null,
  video_url: '<iframe src="https://www.youtube.com/embed/abcDEF-_123" onload="alert(1)"></iframe>',
};

const open = async (markup: string, response: StubbedResponse, options: PlaceholderPage = {}) => {
  const page = await openWithResponse(markup, response, options);
  return {
    ...page,
    tiles: () => page.all('[aria-haspopup=dialog]'),
    hasToggle: () => page.hasButton(COPY.more) || page.hasButton(COPY.less),
    dialog: () => page.find<HTMLDialogElement>('dialog'),
    title: () => page.find('dialog h2').textContent,
    announcements: () => page.all('[role=status]').map(({ textContent }) => textContent),
  };
};

test(`six items are shown first, and the button shows the others and focuses them`, async () => {
  const page = await open(PLAIN(), { data: pictures(8) });
  assert.is(page.tiles().length, 6);
  assert.is(page.announcements()[0], '');
  await page.click(page.button(COPY.more));
  assert.is(page.tiles().length, 8);
  assert.is(page.focused(), page.tiles()[6]);
  assert.is(page.announcements()[0], COPY.shown(8, 8));
  page.button(COPY.less).focus();
  await page.click(page.button(COPY.less));
  assert.is(page.tiles().length, 6);
  assert.is(page.focused(), page.button(COPY.more));
  assert.is(page.scrolledTo.at(-1), page.button(COPY.more));
  assert.is(page.announcements()[0], COPY.shown(6, 8));
  assert.equal(page.errors, []);
  await page.close();
});

test(`a tile opens a dialog with the picture and the focus, and closing restores the focus`, async () => {
  const page = await open(PLAIN(), { data: pictures(3) });
  const tile = page.tiles()[1] as HTMLElement;
  await page.click(tile);
  assert.ok(page.dialog().open);
  assert.is(page.title(), 'Picture 2');
  // The dialog itself must take the focus: if a button inside took it, Orca would not read the dialog's name.
  assert.ok((page.find('dialog') as HTMLDialogElement).autofocus);
  assert.is(page.dialog().getAttribute('aria-labelledby'), page.find('dialog h2').id);
  const image = page.find<HTMLImageElement>('dialog img');
  assert.is(image.getAttribute('src'), 'https://api.example/api/site/media/2.jpg');
  assert.is(image.alt, 'What picture 2 shows');
  await page.click(page.button(COPY.close));
  assert.not(page.dialog());
  assert.is(page.focused(), tile);
  assert.equal(page.errors, []);
  await page.close();
});

test('six or fewer items have no toggle', async () => {
  const page = await open(PLAIN(), { data: pictures(6) });
  assert.is(page.tiles().length, 6);
  assert.not(page.hasToggle());
  await page.close();
});

test('a press on the backdrop closes the dialog; one that started inside does not', async () => {
  const page = await open(PLAIN(), { data: pictures(2) });
  await page.click(page.tiles()[0]);
  const press = (on: Element) =>
    act(async () => void on.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await press(page.find('dialog img'));
  await page.click(page.dialog());
  assert.ok(page.dialog());
  await press(page.dialog());
  await page.click(page.dialog());
  assert.not(page.dialog());
  await page.close();
});

test('a dialog that is closed as soon as it opens is removed', async () => {
  const page = await open(PLAIN(), { data: pictures(2) });
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function () {
    showModal.call(this);
    this.close();
  };
  try {
    await page.click(page.tiles()[0]);
  } finally {
    prototype.showModal = showModal;
  }
  assert.not(page.dialog());
  await page.close();
});

test('arrow keys and buttons move through the gallery, wrap around and announce the position', async () => {
  const page = await open(PLAIN(), { data: [...pictures(3), VIDEO] });
  await page.click(page.tiles()[0]);
  const titles: (string | null)[] = [];
  page.button(COPY.close).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.press(key);
    titles.push(page.title());
  }
  await page.click(page.button(COPY.next));
  await page.click(page.button(COPY.next));
  assert.equal(titles, ['Picture 2', 'Picture 3', 'Picture 1', 'Picture 3']);
  assert.is(page.title(), 'Picture 2');
  assert.is(page.announcements()[1], COPY.reached(2, 3, 'Picture 2'));
  await page.close();
});

test('the first item is announced when it is reached again, not when the dialog opens', async () => {
  const page = await open(PLAIN(), { data: pictures(3) });
  await page.click(page.tiles()[0]);
  assert.is(page.announcements()[1], '');
  page.button(COPY.close).focus();
  await page.press('ArrowRight');
  await page.press('ArrowLeft');
  assert.is(page.announcements()[1], COPY.reached(1, 3, 'Picture 1'));
  await page.close();
});

test('a video plays in a frame of the cookie-free host, only while the dialog is open', async () => {
  const page = await open(PLAIN('video'), { data: [VIDEO, ...pictures(2)] });
  assert.is(page.tiles().length, 1);
  assert.not(page.find('iframe'));
  await page.click(page.tiles()[0]);
  const frame = page.find('iframe');
  assert.is(frame.getAttribute('src'), 'https://www.youtube-nocookie.com/embed/abcDEF-_123?rel=0');
  assert.is(frame.getAttribute('title'), 'A video');
  assert.is(frame.getAttribute('referrerpolicy'), 'strict-origin-when-cross-origin');
  assert.match(frame.getAttribute('sandbox') ?? '', 'allow-scripts');
  assert.not.match(frame.getAttribute('sandbox') ?? '', 'top-navigation');
  assert.match(frame.getAttribute('allow') ?? '', 'fullscreen');
  assert.not(frame.hasAttribute('onload'));
  assert.not(page.hasButton(COPY.next));
  await page.click(page.button(COPY.close));
  assert.not(page.find('iframe'));
  await page.close();
});

test('a video of another host shows a message and a link instead of a frame', async () => {
  const page = await open(PLAIN('video'), {
    data: [{ ...VIDEO, video_url: '<iframe src="https://films.example/1"></iframe>' }],
  });
  await page.click(page.tiles()[0]);
  assert.not(page.find('iframe'));
  assert.match(page.dialog().textContent ?? '', COPY.noVideo);
  assert.is(page.link(COPY.watch('films.example')).getAttribute('href'), 'https://films.example/1');
  await page.close();
});

test('a tile has a drawing, and a picture that fails to load is hidden', async () => {
  const page = await open(PLAIN(), { data: [{ ...pictures(1)[0], image: '' }, ...pictures(1)] });
  assert.equal(
    page.tiles().map((tile) => [tile.querySelectorAll('svg').length, tile.querySelectorAll('img').length]),
    [
      [1, 0],
      [1, 1],
    ],
  );
  const picture = page.tiles()[1]?.querySelector('img') as HTMLElement;
  await page.fire('error', picture);
  assert.ok(picture.hidden);
  await page.close();
});

test('a tile links to its picture or video; a click with a modifier key is left to the browser', async () => {
  for (const [type, item, href] of [
    ['image', pictures(1)[0], 'https://api.example/api/site/media/1.jpg'],
    ['video', VIDEO, 'https://www.youtube.com/watch?v=abcDEF-_123'],
    ['video', { ...VIDEO, video_url: '<iframe src="https://films.example/1">' }, 'https://films.example/1'],
    ['video', { ...VIDEO, video_url: '<iframe src="javascript:alert(1)">' }, null],
  ] as const) {
    const page = await open(PLAIN(type), { data: [item] });
    const tile = page.tiles()[0] as HTMLElement;
    assert.is(tile.getAttribute('href'), href);
    await page.click(tile, { ctrlKey: true });
    assert.not(page.dialog());
    await page.click(tile);
    assert.ok(page.dialog());
    await page.close();
  }
});

test('two galleries on a page share one request', async () => {
  const page = await open(PLAIN('video') + PLAIN('image'), { data: [VIDEO] });
  assert.equal(
    page.calls.map(({ url, fields }) => [url, fields]),
    [['https://api.example/api/media.php', { action: 'web_list' }]],
  );
  await page.close();
});

test('an unknown data-type logs a warning, and videos are shown', async () => {
  const page = await open(PLAIN('sound'), { data: [VIDEO] });
  assert.match(page.warnings[0]?.[0] ?? '', 'data-type="sound" is not one of video,image');
  assert.is(page.tiles().length, 1);
  await page.close();
});

test('an empty list shows a message', async () => {
  const page = await open(PLAIN(), { data: [VIDEO] });
  assert.match(page.find(PARTS.loadedContent).textContent ?? '', COPY.empty);
  assert.equal(page.errors, []);
  await page.close();
});

for (const [how, response] of Object.entries(FAILURES))
  test(`if ${how}, an error is logged, and a partner's page keeps the fallback`, async () => {
    const page = await open(PLAIN(), response);
    assert.is(page.host.shadowRoot?.querySelectorAll('slot').length, 1);
    assert.is(page.errors.length, 1);
    await page.close();
  });

test('a malformed item is left out, and the others are shown as text', async () => {
  const page = await open(PLAIN(), {
    data: [
      { type: 'sound', title: 'x' },
      { ...pictures(1)[0], title: '<b>Bold</b>' },
    ],
  });
  assert.is(page.tiles().length, 1);
  assert.is(page.tiles()[0]?.textContent, '<b>Bold</b>');
  assert.match(`${page.errors[0]}`, 'item 0 is left out: type');
  await page.close();
});

test('a thousand items are rendered in one batch per frame, each once', async () => {
  let clock!: ReturnType<typeof useClock>;
  const page = await open(
    PLAIN(),
    { data: pictures(1000) },
    {
      before: () => {
        clock = useClock();
      },
    },
  );
  await act(() => clock.advance(200));
  await page.click(page.button(COPY.more));
  assert.is(page.tiles().length, 30);
  const first = page.tiles()[0];
  await act(() => clock.advance(17));
  assert.ok(page.tiles().length > 30 && page.tiles().length < 200, `${page.tiles().length}`);
  for (let frame = 0; frame < 60; frame++) await act(() => clock.advance(17));
  assert.is(page.tiles().length, 1000);
  assert.is(page.tiles()[0], first);
  await page.click(page.button(COPY.less));
  assert.is(page.tiles().length, 6);
  await act(() => clock.advance(100));
  assert.is(clock.pending(), 0);
  await page.close();
});

test('unmounting while a dialog is open removes the dialog', async () => {
  const page = await open(PLAIN(), { data: pictures(8) });
  await page.click(page.tiles()[0]);
  await page.unmount();
  assert.not(page.find('dialog'));
  assert.ok(page.find('slot'));
  assert.equal(page.errors, []);
  await page.close();
});

/**
 * Compares copy.ts with the specification. Only this test notices a changed text, because all other tests import their
 * texts from copy.ts.
 */
test("the gallery's wording is that of the specification", () => {
  assert.equal([COPY.more, COPY.less, COPY.empty], ['Load More', 'Show Less', 'No Data Found']);
});

test.run();
