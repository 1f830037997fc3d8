type PrerenderingDocument = Document & { readonly prerendering?: boolean };

/** Reports a page view to the analytics endpoint in the page's head, if there is one (requirements 2.5). */
export function reportPageView(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content;
  if (!address) return;
  const report = () => {
    // The query string may contain what the visitor typed.
    const [referrer] = document.referrer.split('?');
    const view = { path: location.pathname, title: document.title, referrer };
    navigator.sendBeacon(address, JSON.stringify(view));
  };
  // A prerendered page may never be shown.
  if ((document as PrerenderingDocument).prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true });
  } else report();
}
