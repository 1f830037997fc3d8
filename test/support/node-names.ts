const NAMES: Readonly<Record<number, string>> = {
  3: '#text',
  4: '#cdata-section',
  8: '#comment',
  9: '#document',
  11: '#document-fragment',
};

/**
 * Replaces the getter of `nodeName` on `Node.prototype`, which returns '' in happy-dom. DOMPurify reads the names of
 * elements with this getter. If all names were empty, DOMPurify would remove every element.
 */
export const nameNodes = () =>
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (NAMES[this.nodeType] ?? '');
    },
  });
