import { createStore } from 'zustand/vanilla';
import { focusedElement } from '../runtime/focused-element';
import { ANSWER_TIMEOUT_MS, type PostError, type Reply } from '../runtime/post';

/**
 * Delays before the automatic retries of a lead. After the last retry, the visitor has to try again. When the browser
 * goes online, the form sends the lead at once, and starts again with the first delay.
 */
export const RETRY_DELAYS_MS = [2_000, 8_000, 30_000] as const;

/** After this time, the form says that it is still sending, and shows the phone number. */
export const SLOW_MS = 8_000;

/** Maximum time that a visitor waits for the final result. It includes all automatic retries. */
export const FINAL_ANSWER_MS = 60_000;

/** `refused`: the server rejected the values. `failed`: there was no valid response. */
export type FormPhase = 'editing' | 'sending' | 'refused' | 'failed' | 'sent';
type Outcome = Extract<FormPhase, 'refused' | 'failed' | 'sent'>;

/** Error messages keyed by field, in the form's order. */
type Errors<Name extends string> = { [name in Name]?: string };

export type SubmissionState<Name extends string = string> = {
  readonly phase: FormPhase;
  readonly errors: Errors<Name>;
  /** The server's message in the phases `refused` and `sent`, or the message of `remind`. */
  readonly message: string;
  /** The reference number of the sent form; empty if the server gives none. */
  readonly reference: string;
  /** Progress of the upload, 0 to 1; undefined if unknown. */
  readonly progress: number | undefined;
  /** True if the visitor has cancelled the last attempt. */
  readonly cancelled: boolean;
  /** True while a retry of a failed attempt is in progress. */
  readonly retrying: boolean;
  /** True if the current attempt has taken longer than SLOW_MS. */
  readonly slow: boolean;
};

export type SubmissionPorts<Values, Name extends string> = {
  readonly check: (values: Values) => Errors<Name>;
  /**
   * Sends the values, and resolves to the server's reply. Rejects if trying again may help, or when `signal` aborts.
   * The error may have the properties of a PostError.
   */
  readonly send: (
    values: Values,
    signal: AbortSignal,
    isRetry: boolean,
    onProgress: (state: Pick<SubmissionState, 'progress'>) => void,
  ) => Promise<Reply>;
  /** Called before the form is sent. If it returns false, the form isn't sent. */
  readonly allow: () => boolean;
  readonly onSettled: (outcome: Outcome, message: string, reference: string) => unknown;
  /** Delays before automatic retries. Default: RETRY_DELAYS_MS. */
  readonly retryDelaysMs?: readonly number[];
  /** True if `send` sets its own time limits, which an upload of unknown duration needs. */
  readonly timesItself?: boolean;
  /** Returns true if the form may resend these values automatically after a failure. Default: always. */
  readonly mayResend?: (values: Values) => boolean;
  /** Returns the error messages in a server's refusal, keyed by field. */
  readonly refusedFields?: (reply: Reply) => Errors<Name>;
};

/**
 * Creates the submission of a form: validation, sending and retries (requirements 4.4 to 4.6 and 9). The form's inputs
 * hold the values; the submission stores only the last submitted values, to resend them.
 */
export function createSubmission<Values extends object, Name extends string>(
  ports: SubmissionPorts<Values, Name>,
) {
  const { check, send, allow, onSettled, retryDelaysMs = RETRY_DELAYS_MS } = ports;
  const start: SubmissionState<Name> = {
    phase: 'editing',
    errors: {},
    message: '',
    reference: '',
    progress: undefined,
    cancelled: false,
    retrying: false,
    slow: false,
  };
  const store = createStore(() => start);
  // Makes the browser ask for confirmation before the visitor leaves a page with an unsent form. Browsers ask only if
  // the visitor has used the page. The store adds and removes the listener, because an effect of the view would remove
  // it too late: after a success, a page may redirect before the next render, and the browser would then ask.
  const warn = (event: Event) => {
    // Don't ask when the visitor follows a phone link: browsers fire `beforeunload`, although the visitor stays on the
    // page.
    if ((focusedElement() as HTMLAnchorElement | null)?.protocol !== 'tel:') event.preventDefault();
  };
  const stopWarning = store.subscribe(({ phase }) =>
    (phase === 'sending' || phase === 'failed' ? addEventListener : removeEventListener)(
      'beforeunload',
      warn,
    ),
  );
  let unsent: Values | undefined;
  let current: AbortController | undefined;
  let retries = 0;
  /** Time by which the visitor gets a final answer, in ms since the epoch. */
  let deadline = 0;
  let disposed = false;
  let timer: ReturnType<typeof setTimeout>;

  const retry = (online?: Event) => {
    // Only the `online` event passes an argument, the timer doesn't. When the browser is online again, start with the
    // full time and all retries.
    if (online) deadline = retries = 0;
    if (unsent) deliver(unsent, true);
  };

  function stopRetrying() {
    unsent = undefined;
    clearTimeout(timer);
    removeEventListener('online', retry);
  }

  async function deliver(values: Values, retrying: boolean) {
    stopRetrying();
    const controller = new AbortController();
    current = controller;
    store.setState({ ...start, phase: 'sending', retrying });
    const now = Date.now();
    // Set a new deadline if the old one has passed, or was reset because the browser is back online.
    if (now >= deadline) deadline = now + FINAL_ANSWER_MS;
    const limit = Math.min(ANSWER_TIMEOUT_MS, deadline - now);
    const timers = ports.timesItself
      ? []
      : [
          setTimeout(() => store.setState({ slow: true }), SLOW_MS),
          setTimeout(() => controller.abort(new Error(`no answer in ${limit} ms`)), limit),
        ];
    let phase: Outcome = 'failed';
    let message = '';
    let reference = '';
    let errors: Errors<Name> = {};
    try {
      const reply = await send(values, controller.signal, retrying, store.setState);
      phase = reply.success === true ? 'sent' : 'refused';
      message = `${reply.message ?? ''}`;
      reference = `${reply.reference ?? ''}`;
      if (phase === 'refused') errors = ports.refusedFields?.(reply) ?? errors;
    } catch (error) {
      if (current !== controller) return;
      console.error(error);
      if (ports.mayResend?.(values) ?? true) {
        unsent = values;
        if (!disposed) addEventListener('online', retry);
        const delay = (error as PostError).retryAfterMs || retryDelaysMs[retries];
        retries++;
        if (delay && Date.now() + delay < deadline) timer = setTimeout(retry, delay);
      }
      if (disposed) return;
    } finally {
      timers.forEach(clearTimeout);
    }
    // Ignore the result of an attempt that the visitor has cancelled.
    if (current !== controller) return;
    current = undefined;
    store.setState({ ...start, phase, message, reference, errors });
    onSettled(phase, message, reference);
  }

  return {
    store,
    /**
     * Sends the values if all of them are valid and `allow` returns true. Returns the name of the first invalid field
     * in the form's order, or undefined if there is none. Does nothing while an earlier request is in progress.
     */
    submit(values: Values): string | undefined {
      // The button stays enabled until the next render. Without this check, each further click would send the form
      // again.
      if (store.getState().phase === 'sending') return;
      stopRetrying();
      const errors = check(values);
      const [first] = Object.keys(errors);
      store.setState({ errors, cancelled: false });
      if (!first && allow()) {
        retries = 0;
        deadline = Date.now() + FINAL_ANSWER_MS;
        deliver(values, store.getState().phase === 'failed');
      }
      return first;
    },
    /**
     * Sets the error of an edited field to `message`, or removes the error if there is no `message`. Cancels a pending
     * retry, which would send the values without the visitor's edit.
     */
    edit(name: Name, message?: string) {
      stopRetrying();
      const errors = { ...store.getState().errors };
      if (!errors[name] && !message) return;
      if (message) errors[name] = message;
      else delete errors[name];
      store.setState({ errors });
    },
    cancel() {
      current?.abort();
      current = undefined;
      store.setState({ ...start, cancelled: true });
    },
    /** Shows a message about an earlier visit to the page. `hasValues`: true if the form still has the typed values. */
    remind: (message: string, hasValues: boolean) =>
      store.setState({ ...start, phase: hasValues ? 'failed' : 'refused', message }),
    /** Resets the state to that of an empty form. */
    restart: () => store.setState(start),
    /**
     * Call this function when the form is removed. It cancels a pending retry. A request in progress goes on, and is
     * retried after a failure, because the visitor can't see the failure and try again.
     */
    dispose() {
      disposed = true;
      stopRetrying();
      stopWarning();
      removeEventListener('beforeunload', warn);
    },
  };
}
