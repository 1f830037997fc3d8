import { createStore } from 'zustand/vanilla';
import type { FieldName, FieldValues } from '../contract/field-rules';
import { checkLead, type FieldErrors, type LeadFields } from '../contract/lead-fields';
import type { Reply } from './api';

/** Waits before a lead is sent again by itself, once each. After the last the visitor is asked to. */
export const RETRY_DELAYS_MS = [2_000, 8_000, 30_000] as const;

export type LeadState = {
  /** `refused`: the server said no. `failed`: no answer came that can be read. */
  readonly phase: 'editing' | 'sending' | 'refused' | 'failed' | 'sent';
  readonly errors: FieldErrors;
  /** The server's words, with `refused` and `sent`. */
  readonly message: string;
};

export type LeadPorts = {
  /** Messages of what a form asks besides its fields. */
  readonly check?: (values: FieldValues) => FieldErrors | undefined;
  /** Rejects where trying again may help. */
  readonly send: (values: FieldValues) => Promise<Reply>;
  /** Asked before anything is sent; false stops it. */
  readonly allow: () => boolean;
  /** Told how it went, with the server's words. */
  readonly onSettled: (phase: 'refused' | 'failed' | 'sent', message: string) => unknown;
};

const START: LeadState = { phase: 'editing', errors: {}, message: '' };

/**
 * One form's way from typing to stored (spec section 4, quote and contact form; retries: design section 7).
 * Values stay in the form's own inputs; only what was last submitted is kept here, to send it again.
 */
export function createLeadStore(fields: LeadFields, { check, send, allow, onSettled }: LeadPorts) {
  const store = createStore<LeadState>(() => START);
  let unsent: FieldValues | undefined;
  let tries = 0;
  let gone = false;
  let timer: ReturnType<typeof setTimeout>;

  const again = () => unsent && deliver(unsent);

  function stopRetrying() {
    unsent = undefined;
    clearTimeout(timer);
    removeEventListener('online', again);
  }

  async function deliver(values: FieldValues) {
    stopRetrying();
    store.setState({ phase: 'sending', message: '' });
    let phase: 'refused' | 'failed' | 'sent' = 'failed';
    let message = '';
    try {
      const reply = await send(values);
      phase = reply.success === true ? 'sent' : 'refused';
      message = `${reply.message ?? ''}`;
    } catch (error) {
      console.error(error);
      if (gone) return;
      unsent = values;
      addEventListener('online', again);
      const delay = RETRY_DELAYS_MS[tries++];
      if (delay) timer = setTimeout(again, delay);
    }
    store.setState({ phase, message });
    onSettled(phase, message);
  }

  return {
    store,
    /** Sends the values, or gives the first field in the form's order that is not good. */
    submit(values: FieldValues): string | undefined {
      stopRetrying();
      const errors = { ...checkLead(fields, values), ...check?.(values) };
      const [first] = Object.keys(errors);
      store.setState({ errors });
      if (!first && allow()) {
        tries = 0;
        deliver(values);
      }
      return first;
    },
    /** A field was edited: its error goes, and so does a retry that waits, since half a correction must not go out. */
    edit(name: FieldName) {
      if (unsent) stopRetrying();
      const errors = { ...store.getState().errors };
      if (errors[name]) {
        delete errors[name];
        store.setState({ errors });
      }
    },
    /** Back to an empty form. */
    restart: () => store.setState(START),
    dispose() {
      gone = true;
      stopRetrying();
    },
  };
}
export type LeadStore = ReturnType<typeof createLeadStore>;
