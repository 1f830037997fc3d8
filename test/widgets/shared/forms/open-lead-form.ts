import { ENQUIRY_FIELDS } from '../../../../widgets/contract/enquiry';
import type { FieldValues } from '../../../../widgets/contract/field-rules';
import { createLeadSubmission } from '../../../../widgets/shared/forms/lead-submission';
import type { Reply } from '../../../../widgets/shared/runtime/post';
import { captureConsole } from '../../../support/capture-console';
import { useClock } from '../../../support/clock';
import { installDom } from '../../../support/dom';

export const FAILED = new Error('POST x got y');

/** A form on a page. Each send is answered by the next of `answers`, an Error being no answer, and fails after the last. */
export const openForm = (answers: (Reply | Error | Promise<Reply>)[] = [], allowed = true) => {
  const dom = installDom();
  const clock = useClock();
  const { errors: logged } = captureConsole();
  const listening = new Set<unknown>();
  const { addEventListener, removeEventListener } = globalThis;
  Object.assign(globalThis, {
    addEventListener(type: string, listener: EventListener) {
      listening.add(listener);
      addEventListener(type, listener);
    },
    removeEventListener(type: string, listener: EventListener) {
      listening.delete(listener);
      removeEventListener(type, listener);
    },
  });
  const sent: FieldValues[] = [];
  const settled: string[][] = [];
  const phases: string[] = [];
  const lead = createLeadSubmission(ENQUIRY_FIELDS, {
    allow: () => allowed,
    async send(values) {
      sent.push(values);
      const answer = answers.shift() ?? FAILED;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onSettled: (phase, message) => settled.push([phase, message]),
  });
  lead.store.subscribe(({ phase }, before) => phase !== before.phase && phases.push(phase));
  const goOnline = () => dispatchEvent(new Event('online'));
  return {
    ...lead,
    /** What the form shows of it. */
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
    /** How many hear that the page is online. */
    listeners: () => listening.size,
    close: dom.close,
  };
};
