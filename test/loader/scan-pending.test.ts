import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openScanned, openScanner, placeholder, settle } from './open-scanner';

/** Opens a page whose widget files are not loaded until the test calls `arrive`. */
const openPending = async (html: string) => {
  let arrive = () => {};
  const page = await openScanned(html, {
    load: async (name) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return [page.moduleOf(name)];
    },
  });
  return {
    ...page,
    arrive: async () => {
      arrive();
      await settle();
    },
  };
};

test('a placeholder that is removed before its files load does not mount', async () => {
  const page = await openPending(placeholder('a'));
  page.find('#a').remove();
  await settle();
  await page.arrive();
  assert.equal([page.done, page.events], [[], []]);
  await page.close();
});

test('a placeholder that is renamed before its files load mounts its new widget only', async () => {
  const page = await openPending(placeholder('a'));
  const first = page.arrive;
  page.find('#a').dataset.brokerWidget = 'clock';
  await settle();
  await first();
  await page.arrive();
  assert.equal(page.done, ['mount clock #a']);
  await page.close();
});

test('a placeholder that is renamed while its widget mounts gets the new one after the old one has ended', async () => {
  let go = () => {};
  const page = await openScanner(placeholder('a'), {
    load: async (name) => {
      const module = page.moduleOf(name);
      const mount: typeof module.mount = async (host, env) => {
        if (name === 'greeting')
          await new Promise<void>((resolve) => {
            go = resolve;
          });
        return module.mount(host, env);
      };
      return [{ mount }];
    },
  });
  page.scan();
  await settle();
  page.find('#a').dataset.brokerWidget = 'clock';
  await settle();
  assert.equal(page.done, []);
  go();
  await settle();
  assert.equal(page.done, ['mount greeting #a', 'unmount greeting #a', 'mount clock #a']);
  await page.close();
});

test.run();
