/** Reports a page view without query strings, which may contain what the visitor typed. */
export function reportPageView(send: (report: object) => void): void {
  const [referrer] = document.referrer.split('?');
  send({ path: location.pathname, title: document.title, referrer });
}
