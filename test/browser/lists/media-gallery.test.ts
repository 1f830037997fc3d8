import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { COPY } from '../../../widgets/media-gallery/copy';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { answered, respondWithList, waitForStoredList } from '../../support/list-answers';
import { PARTS } from '../../support/parts';

const fixtures = setUpFixtures(test);

const PLAYER = 'https://www.youtube-nocookie.com';

const createVideo = (title: string, video_url: string) => ({
  type: 'video',
  title,
  image: '',
  alt_text: '',
  video_url,
});

const HOSTILE = [
  createVideo('Elsewhere', '<iframe src="https://films.example/embed/aaaaaaaaaaa"></iframe>'),
  createVideo('A script', '<iframe src="javascript:alert(1)"></iframe><img src=x onerror=alert(1)>'),
  createVideo(
    'Look-alike',
    '<iframe src="https://www.youtube.com.films.example/embed/aaaaaaaaaaa"></iframe>',
  ),
  createVideo(
    'Known',
    '<iframe onload="alert(1)" src="http://www.youtube.com/embed/aaaaaaaaaaa?autoplay=1"></iframe>',
  ),
];

/** Opens the page, and records its requests to other origins, except the origin of the map. Stubs the video players. */
async function openMedia(media?: readonly object[], path = '/media') {
  const visit = await fixtures.open({ viewport: { width: 1280, height: 900 } });
  const { page } = visit;
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== fixtures.demo.siteUrl && origin !== new URL(SITE.map).origin)
      externalRequests.push(request.url());
  });
  await page.route(`${PLAYER}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'A player' }));
  if (media) await respondWithList(page, 'media.php', answered(media));
  await page.goto(fixtures.demo.siteUrl + path);
  // Wait for the list, because the tiles are links until the list has arrived.
  if (media) {
    // Scroll to the end. The new list has more videos than the page, and it is not shown while the content below the
    // videos is in view.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.getByText((media[0] as { title: string }).title).waitFor();
  }
  if (!media) {
    await waitForStoredList(page);
    // Wait for the button Load More. Scripts add it when they mount the gallery.
    await gallery(page, 'image').getByRole('button', { name: COPY.more }).waitFor();
  }
  await waitForRender(page);
  return { ...visit, externalRequests };
}

const frames = (page: Page) => page.locator('.media-gallery iframe');
const gallery = (page: Page, type: string) =>
  page.locator(`[data-broker-widget=media-gallery][data-type=${type}]`);
const tiles = (page: Page, type: string) => gallery(page, type).locator(PARTS.galleryTile);
const dialogOf = (page: Page) => page.locator('dialog[open].media-gallery__dialog');
/** Waits until the dialog is removed from the page. A dialog that is still closing would get the next click. */
const waitForViewerToClose = (page: Page) =>
  page.locator('.media-gallery__dialog').waitFor({ state: 'detached' });

test('six images are shown first, Load More shows all and focuses the seventh, and Show Less shows six again', async () => {
  const { page } = await openMedia();
  const pictures = tiles(page, 'image');
  assert.is(await pictures.count(), 6);
  assert.is(await tiles(page, 'video').count(), 2);
  assert.is(await gallery(page, 'video').getByRole('button', { name: COPY.more }).count(), 0);
  await gallery(page, 'image').getByRole('button', { name: COPY.more }).click();
  await pictures.nth(6).waitFor();
  assert.is(await pictures.count(), 7);
  assert.ok(await pictures.nth(6).evaluate((tile) => tile === document.activeElement));
  await gallery(page, 'image').getByRole('status').getByText('7 of 7 shown').waitFor();
  await gallery(page, 'image').getByRole('button', { name: COPY.less }).click();
  await gallery(page, 'image').getByRole('status').getByText('6 of 7 shown').waitFor();
  assert.is(await pictures.count(), 6);
});

test('an image opens in a modal with its title and alt text, and Escape closes it and restores the focus', async () => {
  const { page, console } = await openMedia();
  const tile = tiles(page, 'image').first();
  const title = (await tile.innerText()).trim();
  await tile.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  // Wait for `:modal`: the dialog becomes modal one frame after it is shown.
  await dialog.and(page.locator(':modal')).waitFor();
  await page.getByRole('dialog', { name: title }).waitFor();
  const picture = dialog.locator('img');
  assert.is(await picture.getAttribute('alt'), 'A house and a tower under an arc of shelter');
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('dialog[open] img');
    return image?.complete && image.naturalWidth > 0;
  });
  assert.is(await dialog.locator('iframe').count(), 0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await tile.and(page.locator(':focus')).waitFor();
  assert.equal(console, []);
});

test('no player is requested before a click; then it is from the privacy host, and closing removes it', async () => {
  const { page, console, externalRequests } = await openMedia();
  assert.is(await frames(page).count(), 0);
  assert.equal(externalRequests, []);
  const tile = tiles(page, 'video').first();
  await tile.click();
  const frame = dialogOf(page).locator('iframe');
  await frame.waitFor();
  assert.match(
    (await frame.getAttribute('src')) ?? '',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/SAMPLE-0000\?/,
  );
  assert.is(await frame.getAttribute('title'), (await tile.innerText()).trim());
  await page.frameLocator('.media-gallery iframe').getByText('A player').waitFor();
  assert.ok(
    externalRequests.length > 0 && externalRequests.every((url) => url.startsWith(`${PLAYER}/`)),
    externalRequests.join('\n'),
  );
  await dialogOf(page).getByRole('button', { name: COPY.close }).click();
  await waitForViewerToClose(page);
  await frames(page).waitFor({ state: 'detached' });
  assert.ok(await tile.evaluate((element) => element === document.activeElement));
  assert.equal(console, []);
});

test('a frame of another host, a script and a look-alike are never loaded; a known video gets a new frame', async () => {
  const { page, externalRequests, console } = await openMedia(HOSTILE);
  for (const at of [0, 1, 2]) {
    await tiles(page, 'video').nth(at).click();
    await dialogOf(page).getByText(COPY.noVideo).waitFor();
    assert.is(await frames(page).count(), 0);
    await page.keyboard.press('Escape');
    await waitForViewerToClose(page);
  }
  assert.equal(externalRequests, []);
  await tiles(page, 'video').nth(3).click();
  const frame = dialogOf(page).locator('iframe');
  assert.is(await frame.getAttribute('src'), `${PLAYER}/embed/aaaaaaaaaaa?rel=0`);
  assert.is(await frame.getAttribute('onload'), null);
  assert.ok((await frame.getAttribute('sandbox'))?.includes('allow-scripts'));
  assert.not((await frame.getAttribute('sandbox'))?.includes('top-navigation'));
  assert.equal(
    console.filter((line) => /policy|thrown/i.test(line)),
    [],
  );
});

test('arrow keys move through the images, and the focus stays in the modal', async () => {
  const { page } = await openMedia();
  await tiles(page, 'image').first().click();
  const dialog = dialogOf(page);
  await dialog.getByText(COPY.position(1, 7), { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText(COPY.position(2, 7), { exact: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText(COPY.position(7, 7), { exact: true }).waitFor();
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press('Tab');
    assert.ok(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    );
  }
});

test('an image that fails to load is replaced by a drawing, and the tile keeps its size', async () => {
  const visit = await fixtures.open({ viewport: { width: 1280, height: 900 } });
  const { page } = visit;
  await page.route('**/images/media/*.svg', (route) => route.abort());
  await page.goto(`${fixtures.demo.siteUrl}/media`);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[data-type=video] img')?.hidden);
  assert.ok(await tiles(page, 'video').first().locator('.media-gallery__shapes').isVisible());
  const box = await tiles(page, 'video').first().locator('.media-gallery__picture').boundingBox();
  assert.ok(box && Math.abs(box.width / box.height - 1.6) < 0.01);
});

test.run();
