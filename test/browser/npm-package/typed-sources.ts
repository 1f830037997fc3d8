/** Source files of a host's app that use the package's types. Deliberate errors are marked with @ts-expect-error. */
export const TYPED = {
  'typed/plain.ts': `
import { load, mount, on, scan, unmount, type BrokerWidgets, type WidgetOptions } from 'broker-widgets';

const element = document.querySelector('#quote');
const options: WidgetOptions<'quote-form'> = {
  partner: 'agent-42', headingLevel: 3, when: 'now', lang: 'te', api: 'https://a.example/api/',
  firstName: 'Asha', lastName: 'Rao', mobile: '9876543210', email: 'a@example.com', state: 'Goa', city: 'Panaji',
  insuranceType: 'Individual', typeOfInsurance: 'Motor', message: 'Hello',
  consent: 'required', success: 'redirect', redirect: 'https://host.example/thanks', attribution: 'first-touch',
};
const mounted: Promise<void> = mount(element, { name: 'quote-form', ...options });
void mount(element);
void mount(element, { name: 'quote-form', headingLevel: 'none', partner: undefined });
void mount(element, { name: 'faq-accordion', single: true });
void mount(element, { name: 'contact-popup', delay: 60_000, consent: 'required', typeOfInsurance: 'Motor' });
// @ts-expect-error: the popup has a heading of its own
void mount(element, { name: 'contact-popup', headingLevel: 2 });
// @ts-expect-error: no such widget
void mount(element, { name: 'quote-from' });
// @ts-expect-error: no such option
void mount(element, { name: 'quote-form', partnr: 'a' });
// @ts-expect-error: not one of its values
void mount(element, { name: 'quote-form', headingLevel: 7 });
// @ts-expect-error: an option of another widget
void mount(element, { name: 'quote-form', single: true });

const stop: () => void = on('broker:failed', ({ detail }) => {
  const reason: 'failed' | 'refused' = detail.reason;
  const widget: string = detail.widget;
  void [reason, widget];
  // @ts-expect-error: no other property
  void detail.email;
});
// @ts-expect-error: no such event
on('broker:done', () => {});

const loaded: Promise<BrokerWidgets> = load({ src: 'https://cdn.example/loader.js', integrity: 'sha384-x', nonce: 'n' });
void loaded.then(({ version }) => version.split('.'));
void [mounted, stop, scan(), scan(document.body.getRootNode() as ShadowRoot), element && unmount(element)];

element?.addEventListener('broker:error', ({ detail }) => detail.message.length);
document.addEventListener('broker:submit', (event) => event.preventDefault());
window.addEventListener('broker:ready', ({ detail }) => detail.widget.length);
window.BrokerWidgets?.scan();
`,
  'typed/host.tsx': `
import { BrokerWidget, type BrokerWidgetProps } from 'broker-widgets/react';
import { createRef, useRef } from 'react';

export function Quote({ partner }: { partner?: string }) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <BrokerWidget
      ref={host}
      name="quote-form"
      partner={partner}
      headingLevel={3}
      lang="hi"
      typeOfInsurance="Motor"
      insuranceType="Corporate"
      className="wide"
      id="quote"
      aria-label="Quote"
      data-id="7"
      style={{ '--broker-accent': '#0a7', color: 'red' }}
      loader={{ nonce: 'n' }}
      onReady={({ detail }) => detail.widget.length}
      onSubmit={(event) => event.preventDefault()}
      onFailed={({ detail }) => detail.reason === 'refused'}
      onError={({ detail }) => detail.message.length}
      onSubmitted={undefined}
    >
      <a href="/quote">Get a quote</a>
    </BrokerWidget>
  );
}

const props: BrokerWidgetProps<'toasts'> = { name: 'toasts', label: 'News' };
const span = createRef<HTMLSpanElement>();
export const all = [
  <BrokerWidget {...props} />,
  <BrokerWidget name="media-gallery" type="image" when="idle" />,
  // @ts-expect-error: it needs a name
  <BrokerWidget partner="a" />,
  // @ts-expect-error: no such widget
  <BrokerWidget name="quote-from" />,
  // @ts-expect-error: not one of its values
  <BrokerWidget name="quote-form" consent="maybe" />,
  // @ts-expect-error: an option of another widget
  <BrokerWidget name="toasts" partner="a" />,
  // @ts-expect-error: the element is a div
  <BrokerWidget name="toasts" ref={span} />,
  // @ts-expect-error: widgets have no such event
  <BrokerWidget name="toasts" onClick={() => {}} />,
];
`,
  // Code of a page with the loader's tag. This code imports nothing from the package. Instead, the app's tsconfig.json
  // lists the package in "types".
  'typed/script-tag.ts': `
window.BrokerWidgets ??= { q: [], scan() {}, mount() {}, unmount() {}, on() {} };
window.BrokerWidgets.on('broker:submitted', ({ detail }) => detail.widget.length);
window.BrokerWidgets.version?.split('.');
// @ts-expect-error: no such event
window.BrokerWidgets.on('broker:done', () => {});
document.querySelector('div')?.addEventListener('broker:error', ({ detail }) => detail.message.length);
export {};
`,
  'typed/required.cts': `
import widgets = require('broker-widgets');
import react = require('broker-widgets/react');
const load: typeof widgets.load = widgets.load;
export const both = [load, react.BrokerWidget];
`,
} as const;
