const NAMES: Readonly<Record<number, string>> = {
  3: '#text',
  4: '#cdata-section',
  8: '#comment',
  9: '#document',
  11: '#document-fragment',
};

/**
 * DOMPurify reads a node's name through `Node.prototype`, which in happy-dom knows none. Without this every element is
 * nameless there, and taken out.
 */
export const nameNodes = () =>
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (NAMES[this.nodeType] ?? '');
    },
  });
