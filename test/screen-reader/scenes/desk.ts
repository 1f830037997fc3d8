import { quote } from '../../server/desk/temp-desk';
import { type RunningDesk, startRunningDesk } from '../../support/running-desk';
import { hears, type Reader, type Scene } from '../reader';

/** Matches words that run together, such as "RaoMotor". */
const JOINED = /\p{Ll}\p{Lu}\p{Ll}/u;

/** Starts a desk that has a lead of Asha Rao, and opens it. Calls `use` when Orca is at the start of the page. */
async function withDesk(reader: Reader, use: (desk: RunningDesk) => Promise<void>): Promise<void> {
  const desk = await startRunningDesk();
  try {
    await desk.store(quote({ first_name: 'Asha' }));
    await reader.open(desk.addressWithKey);
    await reader.press('ctrl+Home');
    await use(desk);
  } finally {
    await desk.stop();
  }
}

/** Switches Orca to focus mode, in which letters and arrow keys go to the focused control. */
async function enterFocusMode(reader: Reader): Promise<void> {
  if (!(await reader.spoken()).includes('Focus mode')) await reader.pressUntil('Insert+a', /^Focus mode/, 3);
}

export const DESK_SCENES: readonly Scene[] = [
  {
    title: 'The list of the desk: heading, search, a lead with its place and status, and a new lead',
    run: (reader) =>
      withDesk(reader, async ({ store }) => {
        await reader.pressUntil('h', /^Leads/, 5);
        await reader.pressUntil('Tab', /^Name, number or reference/, 5);
        await reader.pressUntil('Tab', /Asha Rao/, 8);
        hears([(await reader.spoken()).join(' ')], {
          inOrder: [/Unread:.*Asha Rao.*Motor.*IST.*New.*link/],
          never: [JOINED],
        });
        await reader.pressUntil('Tab', /^Call.*Asha Rao/, 2);
        await reader.mark();
        await store(quote({ first_name: 'Zubin' }));
        await reader.hear(/1 new lead/);
      }),
  },
  {
    title: 'A lead at the desk: name, ways to call, status and note, and that they are saved',
    run: (reader) =>
      withDesk(reader, async () => {
        await reader.pressUntil('Tab', /Asha Rao/, 15);
        await reader.mark();
        await reader.press('Return');
        await reader.hear(/^Finished loading/);
        await reader.untilQuiet();
        await reader.press('ctrl+Home');
        await reader.pressUntil('h', /^Asha Rao/, 3);
        await reader.pressUntil('Tab', /^Call/, 10);
        await reader.pressUntil('h', /^Status/, 10);
        await reader.pressUntil('Tab', /^New\b/, 3);
        await enterFocusMode(reader);
        await reader.pressUntil('Down', /^Called\b/, 2);
        await reader.pressUntil('Tab', /^Note/, 3);
        await reader.type('Call on Monday');
        await reader.pressUntil('Tab', /^Your name/, 3);
        await reader.type('Meera');
        await reader.mark();
        await reader.press('Return');
        await reader.hear(/^Saved/);
      }),
  },
];
