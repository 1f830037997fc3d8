import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { finding } from '../../../loader/diagnostics/findings';
import { headline, openPanel } from '../../../loader/diagnostics/panel';
import { installDom } from '../../support/dom';

const STATE = { version: '1.2.3', base: 'https://broker.example/', isBusy: false, placed: [], findings: [] };

test('the headline counts problems, not notes, and says when all is well', () => {
  const note = finding('waited', { name: 'a', where: 'b' });
  const problem = finding('file-page');
  assert.is(headline({ isBusy: true, findings: [] }), 'Broker widgets: looking…');
  assert.is(headline({ isBusy: false, findings: [note] }), 'Broker widgets: all is well');
  assert.is(headline({ isBusy: false, findings: [note, problem, problem] }), 'Broker widgets: 1 problem');
});

test('the panel shows version, folder, where each widget stands, and findings as text', async () => {
  const { close } = installDom('<p></p>');
  let again = 0;
  const draw = openPanel(() => again++);
  const host = document.documentElement.lastElementChild as HTMLElement;
  const shadow = host.shadowRoot as ShadowRoot;
  const name = '<img src=x>';
  const findings = [finding('no-shadow', { name, where: 'img' })];
  const place = { name: 'quote-form', where: 'body > div', standing: 'stands' as const };
  draw({ ...STATE, placed: [place], findings });
  const words = shadow.textContent ?? '';
  for (const part of [
    '1.2.3',
    'https://broker.example/',
    '1 placeholder.',
    'quote-form in body > div: stands',
    name,
  ]) {
    assert.ok(words.includes(part), part);
  }
  assert.is(shadow.querySelector('img'), null);
  const region = shadow.querySelector('[role=region]') as HTMLElement;
  assert.is(region.getAttribute('aria-label'), 'Diagnostics of the broker widgets');

  const button = shadow.querySelector('button') as HTMLButtonElement;
  button.click();
  assert.is(again, 1);
  draw({ ...STATE, isBusy: true });
  button.click();
  assert.is(again, 1, 'while it looks, the button waits');
  await close();
});

test.run();
