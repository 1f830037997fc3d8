import { act } from 'react';
import { chooseFiles, fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { errorsIn, getField, statusIn, thanksIn } from '../../support/form-parts';
import { type FetchHandler, stubFetch } from '../../support/stub-fetch';
import { stubUploads, type Upload } from '../../support/stub-upload';
import { VALID_APPLICATION } from '../../support/valid-lead';
import { openPlaceholder, type PlaceholderPage } from '../open-placeholder';

export const FALLBACK = '<a href="/careers">Current Openings</a>';
export const THANKS = 'Thank you. Your reference number is A-7.';

export const JOB = {
  id: '7',
  title: 'Claims Associate',
  job_type: 'Full time',
  location: 'Vijayawada',
  job_description: 'You guide clients <b>from</b> the first call.',
  deadline: '2099-12-31',
  overview: 'The claims desk.\nTwo colleagues <i>and</i> a manager.',
  responsibility: '<ul><li>Follow each claim</li></ul><script>stolen = 1</script>',
  qualification: '<p onclick="x()">A degree</p>',
};

export const resume = (name = 'My CV.pdf', bytes = 2048, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

const EVENTS = ['broker:submit', 'broker:submitted', 'broker:failed'];

type CareerPage = PlaceholderPage & {
  readonly attributes?: string;
  readonly markup?: string;
  readonly handler?: FetchHandler;
};

/** Opens a page for job 7 and mounts the widget. */
export const openCareer = async ({
  attributes = '',
  markup = `<div data-broker-widget="career-details" ${attributes}>${FALLBACK}</div>`,
  handler = () => ({ success: true, data: JOB }),
  before,
  ...page
}: CareerPage = {}) => {
  let calls: ReturnType<typeof stubFetch>['calls'] = [];
  let uploads: Upload[] = [];
  const events: string[] = [];
  const toasts: unknown[] = [];
  const career = await openPlaceholder(markup, {
    url: 'https://api.example/career-details?job=7',
    ...page,
    before: (host) => {
      sessionStorage.clear();
      calls = stubFetch(handler).calls;
      uploads = stubUploads();
      for (const type of EVENTS) document.addEventListener(type, () => events.push(type));
      document.addEventListener('broker:toast', (event) => {
        event.preventDefault();
        toasts.push((event as CustomEvent).detail);
      });
      before?.(host);
    },
  });
  const field = (name: string) => getField(career.root(), name);
  const phase = () => career.find('[data-phase]')?.dataset.phase;
  const fillIn = async (values: Partial<typeof VALID_APPLICATION> = VALID_APPLICATION) => {
    for (const [name, text] of Object.entries(values)) await act(async () => fill(field(name), text));
  };
  const form = {
    ...career,
    calls,
    uploads,
    events,
    toasts,
    field,
    phase,
    fillIn,
    text: (selector: string) => career.find(selector)?.textContent,
    /**
     * Returns the logged errors. Leaves out the sanitiser's error "HTML shows as text": this error always occurs,
     * because the sanitiser does not trust happy-dom's HTML parser.
     */
    logged: () => career.errors.filter(([message]) => !`${message}`.includes('HTML shows as text')),
    errorsByField: () => errorsIn(career.root()),
    status: () => statusIn(career.root()),
    thanks: () => thanksIn(career.root()),
    /** Returns the texts in the file input's box: the name and size of the chosen file, or the prompt. */
    fileBox: () =>
      career
        .all(':has(> [name=file]) > :is(label, span:not([aria-hidden]))')
        .map(({ textContent }) => textContent),
    choose: (...files: File[]) => act(async () => chooseFiles(field('file'), ...files)),
    submit: () => career.click(field('submit')),
    /** Waits until the widget shows the job with its form. */
    shown: () => waitUntil('the job', () => career.find('[data-phase]')),
    untilPhase: (wanted: string) => waitUntil(`phase ${wanted}, not ${phase()}`, () => phase() === wanted),
    /** Fills in and sends the form; returns the request. */
    send: async (file = resume()): Promise<Upload> => {
      await form.shown();
      await fillIn();
      await form.choose(file);
      await form.submit();
      await form.untilPhase('sending');
      return uploads.at(-1) as Upload;
    },
    simulate: (run: () => void) => act(async () => run()),
  };
  return form;
};
