import { FUNNEL_FORMS, type FunnelEvent, type FunnelReport } from '../../widgets/contract/funnel';

/** Set by the build: the address behind WhatsApp; empty if there is none. */
declare const __MESSAGING__: string;

/** The popup's form in its first step, whose button is not shown: Enter in a field leads to the second step. */
const FIRST_STEP = '.contact-popup-step-1';

const FORMS = FUNNEL_FORMS.map((name) => `[data-broker-widget=${name}]`).join();

/** The elements of an event, the innermost first, also in shadow roots, and the placeholder of the form around it. */
function partsOf(event: Event) {
  const elements = event.composedPath().filter((node) => node instanceof Element);
  const form = elements.find((element) => element.matches(FORMS)) as HTMLElement | undefined;
  return { elements, target: elements[0] as Element, form };
}

/** The names of the invalid fields, also in shadow roots: the popup's form has one of its own. */
const invalidFields = (root: Element | ShadowRoot): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('[name][aria-invalid=true]') ? [element.getAttribute('name') ?? ''] : []),
    ...(element.shadowRoot ? invalidFields(element.shadowRoot) : []),
  ]);

const invalidFieldsOf = (form: HTMLElement) =>
  [form, form.shadowRoot].flatMap((root) => (root ? invalidFields(root) : []));

/** Runs tasks once the browser has shown the next frame, or when the page is left: reports do not delay what a press shows. */
function createQueue() {
  const tasks: (() => void)[] = [];
  const run = () => {
    for (const task of tasks.splice(0)) task();
  };
  addEventListener('pagehide', run);
  return {
    run,
    add(task: () => void) {
      tasks.push(task);
      requestAnimationFrame(() => setTimeout(run));
    },
  };
}

/** The forms that a visitor may scroll to; an opening's is a part of its widget. The popup opens by itself. */
const formsInPage = () =>
  [...document.querySelectorAll<HTMLElement>(FORMS)].flatMap((host) => {
    const { brokerWidget } = host.dataset;
    const form = brokerWidget === 'career-details' ? host.querySelector('form') : host;
    return form && brokerWidget !== 'contact-popup' ? [form] : [];
  });

/**
 * Reports the steps from a page to a lead: each once for a form and page view, with the names of fields and never what is
 * in them. It listens from outside, so that the widgets need no code for it.
 */
export function watchFunnel(send: (report: FunnelReport) => void): void {
  const reported = new Set<string>();
  const queue = createQueue();
  const report = (event: FunnelEvent, form?: HTMLElement | null, fields: readonly string[] = []) => {
    const name = form?.dataset.brokerWidget;
    const key = `${event} ${name}`;
    if (reported.has(key)) return;
    reported.add(key);
    const credited = form ?? document.querySelector<HTMLElement>('[data-broker-widget][data-partner]');
    const partner = credited?.dataset.partner;
    send({
      event,
      path: location.pathname,
      ...(name && { form: name }),
      ...(partner && { partner }),
      ...(fields.length > 0 && { fields }),
    });
  };

  // Some of a form is in the middle of the window, at any size of either.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        report('form_seen', target.closest<HTMLElement>(FORMS));
      }
    },
    { rootMargin: '-20% 0px' },
  );
  for (const form of formsInPage()) observer.observe(form);

  // The popup moves the focus into itself.
  document.addEventListener('focusin', (event) => {
    const { form } = partsOf(event);
    if (form) report('form_seen', form);
  });
  document.addEventListener('input', (event: Event) => {
    const { target, form } = partsOf(event);
    const name = target.getAttribute('name');
    // Only the event of a prefilled value has a detail.
    if (!form || !name || (event as CustomEvent).detail) return;
    report('form_seen', form);
    report('form_used', form, [name]);
  });
  document.addEventListener(
    'click',
    (event) => {
      const { elements, target, form } = partsOf(event);
      const link = target.closest('a');
      if (link?.protocol === 'tel:') report('call');
      else if (__MESSAGING__ && link?.getAttribute('href') === __MESSAGING__) report('whatsapp');
      // Enter in a field clicks the button, too. `submit` does not leave a shadow root.
      const button = target.closest<HTMLButtonElement>('form:not([method=dialog]) [type=submit]');
      if (!form || !button || button.disabled || elements.some((each) => each.matches(FIRST_STEP))) return;
      queue.add(() => {
        report('form_submitted', form);
        // By then the form shows its errors.
        const fields = invalidFieldsOf(form);
        if (fields.length > 0) report('form_failed', form, fields);
      });
    },
    true,
  );
  document.addEventListener('broker:submitted', (event) => {
    queue.run();
    report('form_sent', partsOf(event).form);
  });
  document.addEventListener('broker:failed', (event) => {
    const { form } = partsOf(event);
    if (!form) return;
    queue.add(() => {
      const fields = invalidFieldsOf(form);
      report(fields.length > 0 ? 'form_failed' : 'form_unsent', form, fields);
    });
  });
}
