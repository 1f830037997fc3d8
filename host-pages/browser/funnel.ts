import { FUNNEL_FORMS, type FunnelEvent, type FunnelReport } from '../../widgets/contract/funnel';

/**
 * Matches the host element of the popup's form in the first step. There, the Enter key clicks the form's hidden submit
 * button. This click only leads to the second step, so it is not reported as a submission.
 */
const FIRST_STEP = '.contact-popup-step-1';

const FORMS = FUNNEL_FORMS.map((name) => `[data-broker-widget=${name}]`).join();

/**
 * Returns the elements that an event passes through, innermost first, including those in shadow roots. The first of
 * them is the event's target. `form` is the placeholder of the form that contains the target.
 */
function partsOf(event: Event) {
  const elements = event.composedPath().filter((node) => node instanceof Element);
  const form = elements.find((element) => element.matches(FORMS)) as HTMLElement | undefined;
  return { elements, target: elements[0] as Element, form };
}

/** Returns the names of the invalid fields. Also searches shadow roots, since the popup's form is in one. */
const invalidFields = (root: Element | ShadowRoot): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('[name][aria-invalid=true]') ? [element.getAttribute('name') ?? ''] : []),
    ...(element.shadowRoot ? invalidFields(element.shadowRoot) : []),
  ]);

const invalidFieldsOf = (form: HTMLElement) =>
  [form, form.shadowRoot].flatMap((root) => (root ? invalidFields(root) : []));

/**
 * Returns a queue. Its tasks run after the next frame, so reports don't delay what a click shows. If the visitor leaves
 * the page before that, the tasks run at once.
 */
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

/**
 * Returns the forms that a visitor may scroll to, which excludes the popup. Each form is represented by its
 * placeholder. The placeholder of a job opening also contains the description, so its `<form>` element is returned
 * instead.
 */
const formsInPage = () =>
  [...document.querySelectorAll<HTMLElement>(FORMS)].flatMap((host) => {
    const { brokerWidget } = host.dataset;
    const form = brokerWidget === 'career-details' ? host.querySelector('form') : host;
    return form && brokerWidget !== 'contact-popup' ? [form] : [];
  });

/**
 * Reports the steps from a page view to a lead. Each step is reported once per form and page view. Reports contain the
 * names of fields, but never their values. Listens on the document, so widgets need no code for reports.
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

  // A form counts as seen when a part of it is within the middle 60 % of the window's height.
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

  // A form counts as seen when the focus moves into it. Opening the popup moves the focus into the popup.
  document.addEventListener('focusin', (event) => {
    const { form } = partsOf(event);
    if (form) report('form_seen', form);
  });
  document.addEventListener('input', (event: Event) => {
    const { target, form } = partsOf(event);
    const name = target.getAttribute('name');
    // Ignore events with a detail: they come from prefilled values.
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
      else if (link?.matches('[data-chat]')) report('whatsapp');
      // Listens for clicks, since a `submit` event doesn't leave a shadow root. The Enter key also clicks the button.
      const button = target.closest<HTMLButtonElement>('form:not([method=dialog]) button');
      // Checks the property `type`, since HTML minifiers remove the attribute `type="submit"`, which is the default.
      if (
        !form ||
        button?.type !== 'submit' ||
        button.disabled ||
        elements.some((each) => each.matches(FIRST_STEP))
      )
        return;
      queue.add(() => {
        report('form_submitted', form);
        // When this task runs, the form has rendered its errors.
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
