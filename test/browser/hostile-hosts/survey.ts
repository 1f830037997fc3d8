import { BOX_VIEW, differences, type Pictures, takePictures } from '../../support/form-pictures';
import { fill, phase, submit, TYPED } from '../../support/quote-fields';
import { formIsReady, type setStage } from '../../support/stage';
import { filesOf, pageOf } from './host-page';
import type { Host, Hosts } from './hosts';
import { changes, readTrace } from './trace';

type Stage = ReturnType<typeof setStage>;

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
export async function surveyAll(stage: Stage, hosts: Hosts) {
  const loader = `<script async src="${stage.demo.siteUrl}/loader.js" data-broker-loader></script>`;

  async function openHost(host: Host, tag: string) {
    const visit = await stage.open(BOX_VIEW);
    await visit.page.goto(await stage.serve(pageOf(host, tag), host.headers, filesOf(host)));
    if (tag) await formIsReady(visit.host);
    if (host.late) {
      if (host.before) await visit.page.addScriptTag({ content: host.before });
      for (const file of host.files) await visit.page.addScriptTag({ url: `/${file}` });
      if (host.after) await visit.page.addScriptTag({ content: host.after });
      if (tag) await formIsReady(visit.host);
    }
    return visit;
  }

  async function readWithout(host: Host) {
    const { page, console } = await openHost(host, '');
    let trace = await readTrace(page, host.notes);
    // Until the host has come to rest.
    for (let last = ''; last !== trace; ) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      [last, trace] = [trace, await readTrace(page, host.notes)];
    }
    await page.context().close();
    return { trace, console };
  }

  async function survey(name: string, host: Host, blank: Pictures): Promise<Findings> {
    const without = await readWithout(host);
    const visit = await openHost(host, loader);
    const looks = await differences(visit.page, await takePictures(visit), blank);
    const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@example.com`;
    await fill(visit.host, { ...TYPED, email });
    await submit(visit.host).click();
    await phase(visit.host, 'sent');
    const changed = changes(without.trace, await readTrace(visit.page, host.notes));
    await visit.page.context().close();
    return { email, looks, changed, console: visit.console, consoleWithout: without.console };
  }

  const blank = await takePictures(await openHost(BLANK, loader));
  const found: Record<string, Findings | Error> = {};
  const waiting = Object.entries(hosts);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, host] = next;
      found[name] = await survey(name, host, blank).catch((error: Error) => error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { found, leads: await stage.demo.leads() };
}
