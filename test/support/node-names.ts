const NAMES: Readonly<Record<number, string>> = {
  3: '#text',
  4: '#cdata-section',
  8: '#comment',
  9: '#document',
  11: '#document-fragment',
};

/**
 * Patches happy-dom's getter of `nodeName` on `Node.prototype`, which returns nothing. DOMPurify reads names with it,
 * and without this patch would remove every element.
 */
export const nameNodes = () =>
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (NAMES[this.nodeType] ?? '');
    },
  });
