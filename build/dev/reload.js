// `npm run dev` adds this script to every page that it serves. No build contains it.
{
  const { search } = new URL(document.currentScript.src);
  const events = new EventSource(`/dev/events${search}`);
  const note = document.createElement('pre');
  events.addEventListener('reload', () => location.reload());
  events.addEventListener('problem', ({ data }) => {
    note.textContent = data;
    note.style.cssText =
      'all:initial;position:fixed;inset:0 0 auto;max-height:50vh;overflow:auto;z-index:2147483647;' +
      'padding:1em;font:14px/1.4 monospace;white-space:pre-wrap;color:#fff;background:#8c1d18';
    document.documentElement.append(note);
  });
  // Closes the connection immediately: browsers allow only six connections to an origin, and would keep this one open
  // for a while after the visitor has left the page.
  addEventListener('pagehide', () => events.close());
}
