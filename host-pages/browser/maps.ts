/** Distance from the viewport at which a map begins to load, in pixels. */
const LOAD_DISTANCE_PX = 400;

/** Permissions that a map needs: scripts, its own storage, and links that open in a new tab. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

function insertFrame(place: HTMLElement) {
  const frame = document.createElement('iframe');
  const attributes = {
    sandbox: SANDBOX,
    title: place.dataset.mapTitle,
    loading: 'lazy',
    // Tells the map's provider the site's origin, but not the page.
    referrerpolicy: 'strict-origin',
    src: place.dataset.map,
  };
  for (const [name, value = ''] of Object.entries(attributes)) frame.setAttribute(name, value);
  // Insert the map before the link, so the link is painted above the map and remains usable.
  place.prepend(frame);
}

/**
 * Inserts a map into each `data-map` element shortly before it scrolls into view. Until then, and without JavaScript,
 * the element shows a link.
 *
 * <div data-map="https://…" data-map-title="Map of our office"><a href="https://…">Open the map</a></div>
 */
export function showMaps(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        insertFrame(target as HTMLElement);
      }
    },
    { rootMargin: `${LOAD_DISTANCE_PX}px 0px` },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) observer.observe(place);
}
