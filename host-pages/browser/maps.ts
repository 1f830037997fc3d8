/** How far below the screen a map begins to load, in pixels. */
const NEAR_PX = 400;

/** What a map needs of its frame: its scripts and its own storage, and links that open in a page of their own. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

function show(place: HTMLElement) {
  const frame = document.createElement('iframe');
  const attributes = {
    sandbox: SANDBOX,
    title: place.dataset.mapTitle,
    loading: 'lazy',
    // Whose map it is may be known, not on which page.
    referrerpolicy: 'strict-origin',
    src: place.dataset.map,
  };
  for (const [name, value = ''] of Object.entries(attributes)) frame.setAttribute(name, value);
  // Before the link, which stays within reach above the map.
  place.prepend(frame);
}

/**
 * Puts a map into each place for one, once it is nearly on the screen; until then, and without scripts, a link shows.
 *
 *     <div data-map="https://…" data-map-title="Map of our office"><a href="https://…">Open the map</a></div>
 */
export function showMaps(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target as HTMLElement);
      }
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) observer.observe(place);
}
