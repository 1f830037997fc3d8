import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/embed-builder/copy';
import { PASTE_TARGETS, snippetFor } from '../../../widgets/embed-builder/paste-targets';
import { qrCodeToSvg } from '../../../widgets/embed-builder/qr-code';
import { allByRole, getByRole, queryByRole } from '../../support/roles';
import { BASE, FALLBACK, openBuilder, PRERENDERED } from './open-builder';

test('everybody is asked first how the form will be used, and a link is the first answer', async () => {
  const page = await openBuilder(FALLBACK, { way: 'link' });
  assert.equal(
    allByRole(page.root(), 'radio').map((radio) => (radio as HTMLInputElement).checked),
    [true, false, false],
  );
  assert.equal([page.all('[role=tab]'), page.all('details'), page.all('iframe')], [[], [], []]);
  assert.is(page.code(), `${BASE}embed/quote-form`);
  await page.choose('partner', 'agent-42');
  await page.answer('code');
  await page.choose('accent', '#123456');
  await page.choose('lang', 'te');
  await page.answer('link');
  assert.is(page.code(), `${BASE}embed/quote-form?partner=agent-42&lang=te`, 'no option that is not shown');
  await page.answer('code');
  assert.is(page.field('accent').value, '#123456', 'what was chosen is kept');
  await page.close();
});

for (const markup of [FALLBACK, PRERENDERED])
  test('without an ID the builder says that requests count for nobody, and where to ask for one', async () => {
    const page = await openBuilder(markup, { way: 'link' });
    const ask = () => queryByRole(page.root(), 'link', COPY.ask);
    assert.match(page.root().textContent ?? '', COPY.noPartner);
    const address = markup === PRERENDERED ? '#ask-for-an-id' : `${BASE}embed#ask-for-an-id`;
    assert.is(ask()?.getAttribute('href'), address);
    await page.choose('partner', 'agent-42');
    assert.not.match(page.root().textContent ?? '', COPY.noPartner);
    assert.is(ask(), null);
    await page.close();
  });

test('the card has the QR code of the link, the broker and the licence; the code can be saved', async () => {
  const page = await openBuilder(PRERENDERED, { way: 'link' });
  await page.choose('partner', 'agent-42');
  const [image, saved] = [page.find('img'), getByRole(page.root(), 'link', COPY.saveSvg)];
  assert.is(image.getAttribute('alt'), COPY.qrCode);
  assert.is(
    decodeURIComponent(image.getAttribute('src') ?? ''),
    `data:image/svg+xml,${qrCodeToSvg(`${BASE}embed/quote-form?partner=agent-42`)}`,
  );
  assert.is(saved.getAttribute('href'), image.getAttribute('src'));
  assert.ok(saved.hasAttribute('download'));
  const card = page.find('.embed-builder__card');
  for (const text of [page.env.broker.name, page.env.broker.licence, COPY.cardTitle])
    assert.match(card.textContent ?? '', text);
  const seen: boolean[] = [];
  globalThis.print = () => void seen.push(card.hasAttribute('data-printed'));
  await page.click(page.button(COPY.printCard));
  dispatchEvent(new Event('keydown'));
  assert.equal([seen, card.hasAttribute('data-printed')], [[true], false]);
  await page.close();
});

test('the link is sent by the device, or on WhatsApp where the device has no dialog', async () => {
  const withoutDialog = await openBuilder(PRERENDERED, { way: 'link' });
  await withoutDialog.choose('partner', 'agent-42');
  const href = getByRole(withoutDialog.root(), 'link', COPY.whatsApp).getAttribute('href') ?? '';
  assert.is(new URL(href).host, 'wa.me');
  assert.match(new URL(href).searchParams.get('text') ?? '', `${BASE}embed/quote-form?partner=agent-42`);
  await withoutDialog.close();

  const shared: unknown[] = [];
  let error: Error | undefined;
  const share = async (data: ShareData) => {
    if (error) throw error;
    shared.push(data.url);
  };
  const page = await openBuilder(FALLBACK, {
    way: 'link',
    before: () => Object.defineProperty(navigator, 'share', { value: share, configurable: true }),
  });
  const press = () => page.click(page.button(COPY.share));
  await press();
  assert.equal(shared, [`${BASE}embed/quote-form`]);
  error = Object.assign(new Error('closed'), { name: 'AbortError' });
  await press();
  assert.not.match(page.root().textContent ?? '', COPY.notShared);
  error = new Error('not allowed');
  await press();
  assert.match(page.root().textContent ?? '', COPY.notShared);
  await page.choose('partner', 'agent-42');
  assert.not.match(page.root().textContent ?? '', COPY.notShared);
  await page.close();
});

test('each site builder gets the snippet that survives in it', async () => {
  const page = await openBuilder(FALLBACK, { way: 'site' });
  await page.choose('partner', 'agent-42');
  const link = `${BASE}embed/quote-form?partner=agent-42`;
  assert.match(page.code(), 'data-broker-widget="quote-form"');
  assert.match(page.root().textContent ?? '', COPY.anyAnswer);
  const begins = { script: '<div data-broker-widget', iframe: '<iframe src', link, shortcode: link } as const;
  for (const target of PASTE_TARGETS) {
    await page.choose('target', target.name);
    const snippet = snippetFor(target) ?? 'link';
    const isMarkdownLink = snippet === 'link' && target.writes === 'Markdown';
    const beginning = isMarkdownLink ? `[Get a quote](${link})` : begins[snippet];
    assert.ok(page.code()?.startsWith(beginning), `${target.name}: ${page.code()}`);
    assert.match(page.root().textContent ?? '', COPY.tried(target.version));
    const shortcode = queryByRole<HTMLTextAreaElement>(page.root(), 'textbox', COPY.shortcode);
    assert.is(shortcode?.value, snippet === 'shortcode' ? '[broker_quote partner="agent-42"]' : undefined);
  }
  await page.close();
});

test.run();
