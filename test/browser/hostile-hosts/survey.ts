import { formIsReady, type setUpFixtures, type Visit } from '../../support/fixtures';
import { BOX_VIEW, differences, type Pictures, takePictures } from '../../support/form-pictures';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { filesOf, pageOf } from './host-page';
import type { Host, Hosts } from './hosts';
import { changes, readTrace } from './trace';

type Fixtures = ReturnType<typeof setUpFixtures>;

/** How one host and the form get on. */
export type Findings = {
  readonly email: string;
  /** What is other than on a blank page, state by state. */
  readonly looks: readonly string[];
  /** What is other than on the same page without us. */
  readonly changed: readonly string[];
  readonly console: readonly string[];
  readonly consoleWithout: readonly string[];
};

const BLANK: Host = { files: [] };
/** As many as a machine with two cores can drive. */
const AT_ONCE = 2;

/** Visits each host without us and with us, looks, sends a lead, and looks again. What fails on one is its finding. */
export async function surveyAll(fixtures: Fixtures, hosts: Hosts) {
  const loader = `<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;

  /** A window for one host after another: each is served from an origin of its own. */
  async function openWindow(): Promise<Visit> {
    const visit = await fixtures.open(BOX_VIEW);
    visit.page.on('framenavigated', (frame) => {
      // What the page that is left still says, it says before the next one comes.
      if (frame === visit.page.mainFrame()) visit.console.splice(0);
    });
    return visit;
  }

  async function show(visit: Visit, host: Host, tag: string) {
    // Where the last page was clicked, the next would be hovered.
    await visit.page.mouse.move(0, 0);
    await visit.page.goto(await fixtures.serve(pageOf(host, tag), host.headers, filesOf(host)));
    if (tag) await formIsReady(visit.host);
    if (host.late) {
      if (host.before) await visit.page.addScriptTag({ content: host.before });
      for (const file of host.files) await visit.page.addScriptTag({ url: `/${file}` });
      if (host.after) await visit.page.addScriptTag({ content: host.after });
      if (tag) await formIsReady(visit.host);
    }
  }

  async function readWithout(visit: Visit, host: Host) {
    await show(visit, host, '');
    const { page } = visit;
    let trace = await readTrace(page, host.notes);
    // Until the host has come to rest.
    for (let last = ''; last !== trace; ) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      [last, trace] = [trace, await readTrace(page, host.notes)];
    }
    return { trace, console: [...visit.console] };
  }

  async function survey(visit: Visit, name: string, host: Host, blank: Pictures): Promise<Findings> {
    const without = await readWithout(visit, host);
    await show(visit, host, loader);
    const looks = await differences(visit.page, await takePictures(visit), blank);
    const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`;
    await fill(visit.host, { ...VALID_LEAD, email });
    await submit(visit.host).click();
    await phase(visit.host, 'sent');
    const changed = changes(without.trace, await readTrace(visit.page, host.notes));
    return { email, looks, changed, console: [...visit.console], consoleWithout: without.console };
  }

  const visits = await Promise.all(Array.from({ length: AT_ONCE }, openWindow));
  const [first] = visits as [Visit, ...Visit[]];
  await show(first, BLANK, loader);
  const blank = await takePictures(first);
  const found: Record<string, Findings | Error> = {};
  const waiting = Object.entries(hosts);
  const work = async (visit: Visit) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, host] = next;
      found[name] = await survey(visit, name, host, blank).catch((error: Error) => error);
    }
  };
  await Promise.all(visits.map(work));
  return { found, leads: await fixtures.demo.leads() };
}
