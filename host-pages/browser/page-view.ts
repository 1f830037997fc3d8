type Prerendered = Document & { readonly prerendering?: boolean };

/** Tells the address that the page names in its head, if it names one, that somebody looks at the page. */
export function reportPageView(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content;
  if (!address) return;
  const report = () => {
    // What stands behind a question mark is the visitor's.
    const [referrer] = document.referrer.split('?');
    const view = { path: location.pathname, title: document.title, referrer };
    navigator.sendBeacon(address, JSON.stringify(view));
  };
  // A page made ready ahead of time may never be looked at.
  if ((document as Prerendered).prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true });
  } else report();
}
