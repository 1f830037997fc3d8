/** Adds `noindex` to the page of an item that no longer exists, because a static host can't answer 404. */
export function setNoIndex() {
  if (document.querySelector('meta[name=robots][content~=noindex]')) return;
  document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
}

/** Sets the path of the page's canonical URL, and keeps its host. Without a canonical URL, uses the page's host. */
export function setCanonical(path: string) {
  const existing = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const link = existing ?? document.createElement('link');
  link.href = new URL(path, existing?.href ?? document.baseURI).href;
  if (existing) return;
  link.rel = 'canonical';
  document.head.append(link);
}

/**
 * Replaces the text of an element without moving what is in view: a shorter text keeps the element's height, and a
 * taller one waits until the element is outside the viewport. Returns a function that stops waiting.
 */
export function replaceText(element: HTMLElement, text: string): () => void {
  const before = element.textContent;
  if (before === text) return () => {};
  const height = element.offsetHeight;
  element.textContent = text;
  const isHigher = element.offsetHeight > height;
  if (!isHigher) {
    element.style.minHeight = `${height}px`;
    return () => {};
  }
  element.textContent = before;
  const observer = new IntersectionObserver((changes) => {
    // Fast scrolling reports several changes at once. Only the last one is current.
    if (changes.at(-1)?.isIntersecting) return;
    observer.disconnect();
    element.textContent = text;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
