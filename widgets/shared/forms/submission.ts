import { createStore } from 'zustand/vanilla';
import type { Reply } from '../runtime/post';

/** Waits before a lead is sent again by itself, once each. After the last the visitor is asked to. */
export const RETRY_DELAYS_MS = [2_000, 8_000, 30_000] as const;

/** `refused`: the server said no. `failed`: no answer came that can be read. */
export type FormPhase = 'editing' | 'sending' | 'refused' | 'failed' | 'sent';
export type Outcome = Extract<FormPhase, 'refused' | 'failed' | 'sent'>;

/** Messages by field, in the form's order. */
export type Errors<Name extends string> = { [name in Name]?: string };

export type SubmissionState<Name extends string = string> = {
  readonly phase: FormPhase;
  readonly errors: Errors<Name>;
  /** The server's words, with `refused` and `sent`. */
  readonly message: string;
  /** How much is sent, from 0 to 1; undefined where nobody knows. */
  readonly progress: number | undefined;
  /** The visitor has stopped the last try. */
  readonly cancelled: boolean;
};

export type SubmissionPorts<Values, Name extends string> = {
  readonly check: (values: Values) => Errors<Name>;
  /** Rejects where trying again may help, and once `signal` aborts. */
  readonly send: (
    values: Values,
    signal: AbortSignal,
    onProgress: (progress: number) => void,
  ) => Promise<Reply>;
  /** Asked before anything is sent; false stops it. */
  readonly allow: () => boolean;
  /** Told how it went, with the server's words. */
  readonly onSettled: (outcome: Outcome, message: string) => unknown;
  /** Waits before it is sent again, and whether it is sent again without being asked. Default: leads, always. */
  readonly retryDelaysMs?: readonly number[];
  readonly mayResend?: (values: Values) => boolean;
  /** The messages of a refusal, by field. */
  readonly refusedFields?: (reply: Reply) => Errors<Name>;
};

/**
 * A form's way from typing to stored (requirements 4; retries: 9). Values stay in the form's own inputs; only what was
 * last submitted is kept here, to send it again.
 */
export function createSubmission<Values, Name extends string>(ports: SubmissionPorts<Values, Name>) {
  const { check, send, allow, onSettled, retryDelaysMs = RETRY_DELAYS_MS } = ports;
  const start: SubmissionState<Name> = {
    phase: 'editing',
    errors: {},
    message: '',
    progress: undefined,
    cancelled: false,
  };
  const store = createStore(() => start);
  let unsent: { values: Values } | undefined;
  let current: AbortController | undefined;
  let tries = 0;
  let disposed = false;
  let timer: ReturnType<typeof setTimeout>;

  const again = () => unsent && deliver(unsent.values);

  function stopRetrying() {
    unsent = undefined;
    clearTimeout(timer);
    removeEventListener('online', again);
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
        unsent = { values };
        addEventListener('online', again);
        const delay = retryDelaysMs[tries++];
        if (delay) timer = setTimeout(again, delay);
      }
    }
    // Cancelled meanwhile.
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
    /** Sends the values, or returns the first field in the form's order that is not good. Ignored while sending. */
    submit(values: Values): string | undefined {
      // The button is disabled by the next render only: until then each further click would send it again.
      if (store.getState().phase === 'sending') return;
      stopRetrying();
      const errors = check(values);
      const [first] = Object.keys(errors);
      store.setState({ errors, cancelled: false });
      if (!first && allow()) {
        tries = 0;
        deliver(values);
      }
      return first;
    },
    /** A field was edited: its error goes, and so does a retry that waits, since half a correction must not be sent. */
    edit(name: Name, message?: string) {
      stopRetrying();
      setError(name, message);
    },
    /** Stops what is being sent. */
    cancel() {
      current?.abort();
      current = undefined;
      store.setState({ ...start, cancelled: true });
    },
    /** Back to an empty form. */
    restart: () => store.setState(start),
    /** Nothing is sent again. What is being sent goes on. */
    dispose() {
      disposed = true;
      stopRetrying();
    },
  };
}
export type Submission<Values, Name extends string> = ReturnType<typeof createSubmission<Values, Name>>;
