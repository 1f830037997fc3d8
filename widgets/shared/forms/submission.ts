import { createStore } from 'zustand/vanilla';
import type { Reply } from '../runtime/post';

/** Delays before the automatic retries of a lead. After the last retry the visitor has to try again. */
export const RETRY_DELAYS_MS = [2_000, 8_000, 30_000] as const;

/** `refused`: the server rejected the values. `failed`: there was no valid response. */
export type FormPhase = 'editing' | 'sending' | 'refused' | 'failed' | 'sent';
export type Outcome = Extract<FormPhase, 'refused' | 'failed' | 'sent'>;

/** Error messages by field, in the form's order. */
export type Errors<Name extends string> = { [name in Name]?: string };

export type SubmissionState<Name extends string = string> = {
  readonly phase: FormPhase;
  readonly errors: Errors<Name>;
  /** The server's message, in the phases `refused` and `sent`. */
  readonly message: string;
  /** Share of the upload that is done, 0 to 1; undefined if unknown. */
  readonly progress: number | undefined;
  /** True if the visitor has cancelled the last attempt. */
  readonly cancelled: boolean;
};

export type SubmissionPorts<Values, Name extends string> = {
  readonly check: (values: Values) => Errors<Name>;
  /** Rejects if trying again may help, and when `signal` aborts. */
  readonly send: (
    values: Values,
    signal: AbortSignal,
    onProgress: (progress: number) => void,
  ) => Promise<Reply>;
  /** Called before sending; returns false to prevent it. */
  readonly allow: () => boolean;
  /** Called with the outcome and the server's message. */
  readonly onSettled: (outcome: Outcome, message: string) => unknown;
  /** Delays before automatic retries. Default: RETRY_DELAYS_MS. */
  readonly retryDelaysMs?: readonly number[];
  /** Whether failed values may be sent again automatically. Default: always. */
  readonly mayResend?: (values: Values) => boolean;
  /** Returns the error messages of a refusal, by field. */
  readonly refusedFields?: (reply: Reply) => Errors<Name>;
};

/**
 * Creates the submission of a form: validation, sending and retries (requirements 4 and 9). The form's inputs hold the
 * values; this stores only the last submitted ones, to send them again.
 */
export function createSubmission<Values extends object, Name extends string>(
  ports: SubmissionPorts<Values, Name>,
) {
  const { check, send, allow, onSettled, retryDelaysMs = RETRY_DELAYS_MS } = ports;
  const start: SubmissionState<Name> = {
    phase: 'editing',
    errors: {},
    message: '',
    progress: undefined,
    cancelled: false,
  };
  const store = createStore(() => start);
  let unsent: Values | undefined;
  let current: AbortController | undefined;
  let retries = 0;
  let disposed = false;
  let timer: ReturnType<typeof setTimeout>;

  const retry = () => unsent && deliver(unsent);

  function stopRetrying() {
    unsent = undefined;
    clearTimeout(timer);
    removeEventListener('online', retry);
  }

  async function deliver(values: Values) {
    stopRetrying();
    const controller = new AbortController();
    current = controller;
    store.setState({ ...start, phase: 'sending' });
    let phase: Outcome = 'failed';
    let message = '';
    let errors: Errors<Name> = {};
    try {
      const reply = await send(values, controller.signal, (progress) => store.setState({ progress }));
      phase = reply.success === true ? 'sent' : 'refused';
      message = `${reply.message ?? ''}`;
      if (phase === 'refused') errors = ports.refusedFields?.(reply) ?? errors;
    } catch (error) {
      if (current !== controller) return;
      console.error(error);
      if (disposed) return;
      if (ports.mayResend?.(values) ?? true) {
        unsent = values;
        addEventListener('online', retry);
        const delay = retryDelaysMs[retries++];
        if (delay) timer = setTimeout(retry, delay);
      }
    }
    // The visitor has cancelled meanwhile.
    if (current !== controller) return;
    current = undefined;
    store.setState({ phase, message, errors, progress: undefined });
    onSettled(phase, message);
  }

  /** Sets a field's message, or removes it. */
  function setError(name: Name, message?: string) {
    const errors = { ...store.getState().errors };
    if (!errors[name] && !message) return;
    if (message) errors[name] = message;
    else delete errors[name];
    store.setState({ errors });
  }

  return {
    store,
    /** Sends the values, or returns the name of the first invalid field in the form's order. Ignored while sending. */
    submit(values: Values): string | undefined {
      // The button is disabled only by the next render: until then each click would send the form again.
      if (store.getState().phase === 'sending') return;
      stopRetrying();
      const errors = check(values);
      const [first] = Object.keys(errors);
      store.setState({ errors, cancelled: false });
      if (!first && allow()) {
        retries = 0;
        deliver(values);
      }
      return first;
    },
    /** Sets or removes the error of an edited field. Cancels a pending retry: it would send an incomplete edit. */
    edit(name: Name, message?: string) {
      stopRetrying();
      setError(name, message);
    },
    /** Cancels the current request. */
    cancel() {
      current?.abort();
      current = undefined;
      store.setState({ ...start, cancelled: true });
    },
    /** Returns to an empty form. */
    restart: () => store.setState(start),
    /** Stops retries. A current request continues. */
    dispose() {
      disposed = true;
      stopRetrying();
    },
  };
}
export type Submission<Values extends object, Name extends string> = ReturnType<
  typeof createSubmission<Values, Name>
>;
