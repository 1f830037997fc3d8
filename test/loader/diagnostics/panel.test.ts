import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { finding } from '../../../loader/diagnostics/findings';
import { headline, openPanel } from '../../../loader/diagnostics/panel';
import { installDom } from '../../support/dom';

const STATE = {
  version: '1.2.3',
  base: 'https://broker.example/',
  isChecking: false,
  placements: [],
  findings: [],
};

test('the headline counts problems, not notes, and says "no problems" if there are none', () => {
  const note = finding('waited', { name: 'a', where: 'b' });
  const problem = finding('file-page');
  assert.is(headline({ isChecking: true, findings: [] }), 'Broker widgets: checking…');
  assert.is(headline({ isChecking: false, findings: [note] }), 'Broker widgets: no problems');
  assert.is(headline({ isChecking: false, findings: [note, problem, problem] }), 'Broker widgets: 1 problem');
});

test('the panel shows version, folder, the status of each widget, and findings as text', async () => {
  const { close } = installDom('<p></p>');
  let repeats = 0;
  const render = openPanel(() => repeats++);
  const host = document.documentElement.lastElementChild as HTMLElement;
  const shadow = host.shadowRoot as ShadowRoot;
  const name = '<img src=x>';
  const findings = [finding('no-shadow', { name, where: 'img' })];
  const place = { name: 'quote-form', where: 'body > div', status: 'mounted' as const };
  render({ ...STATE, placements: [place], findings });
  const text = shadow.textContent ?? '';
  for (const part of [
    '1.2.3',
    'https://broker.example/',
    '1 placeholder.',
    'quote-form in body > div: mounted',
    name,
  ]) {
    assert.ok(text.includes(part), part);
  }
  assert.is(shadow.querySelector('img'), null);
  const region = shadow.querySelector('[role=region]') as HTMLElement;
  assert.is(region.getAttribute('aria-label'), 'Diagnostics of the broker widgets');

  const button = shadow.querySelector('button') as HTMLButtonElement;
  button.click();
  assert.is(repeats, 1);
  render({ ...STATE, isChecking: true });
  button.click();
  assert.is(repeats, 1, 'the button does nothing while checks run');
  await close();
});

test.run();
