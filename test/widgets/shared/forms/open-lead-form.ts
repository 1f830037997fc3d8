import { decodeValue } from '../../../../widgets/contract/coded-value';
import { ENQUIRY_FIELDS } from '../../../../widgets/contract/enquiry';
import type { FieldValues, LeadFields } from '../../../../widgets/contract/field-rules';
import { createLeadSubmission } from '../../../../widgets/shared/forms/lead-submission';
import type { Reply } from '../../../../widgets/shared/runtime/post';
import { captureConsole } from '../../../support/capture-console';
import { useClock } from '../../../support/clock';
import { installDom } from '../../../support/dom';

export const FAILED = new Error('POST x got y');

/** Decodes the values of a sent lead, as the server does. A form that sends a lead again encodes its values. */
export const decoded = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeValue(`${value}`)]));

/** Stands for a response that never comes. */
export const HANGS = 'hangs';

export type FormResponse = Reply | Error | Promise<Reply> | typeof HANGS;

/**
 * Opens a form. Each attempt to send gets the next of `responses`. An attempt fails if its response is an Error, or if
 * no response is left.
 */
export const openForm = (
  responses: FormResponse[] = [],
  allowed = true,
  fields: LeadFields = ENQUIRY_FIELDS,
) => {
  const dom = installDom();
  const clock = useClock();
  const { errors: logged } = captureConsole();
  const listeners = new Map<unknown, string>();
  const { addEventListener, removeEventListener } = globalThis;
  Object.assign(globalThis, {
    addEventListener(type: string, listener: EventListener) {
      listeners.set(listener, type);
      addEventListener(type, listener);
    },
    removeEventListener(type: string, listener: EventListener) {
      listeners.delete(listener);
      removeEventListener(type, listener);
    },
  });
  const sent: FieldValues[] = [];
  const settled: string[][] = [];
  const phases: string[] = [];
  const lead = createLeadSubmission(fields, {
    ownApi: true,
    allow: () => allowed,
    async send(values, signal) {
      sent.push(values);
      const response = responses.shift() ?? FAILED;
      if (response === HANGS) {
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }
      if (response instanceof Error) throw response;
      return response;
    },
    onSettled: (phase, message) => settled.push([phase, message]),
  });
  lead.store.subscribe(({ phase }, before) => phase !== before.phase && phases.push(phase));
  const goOnline = () => dispatchEvent(new Event('online'));
  return {
    ...lead,
    /** Returns the parts of the form's state that the visitor sees. */
    shown() {
      const { phase, errors, message } = lead.store.getState();
      return { phase, errors, message };
    },
    clock,
    logged,
    sent,
    settled,
    phases,
    goOnline,
    /** Returns the number of listeners on the window for the event `type`. */
    listeners: (type: string) => [...listeners.values()].filter((each) => each === type).length,
    close: dom.close,
  };
};
