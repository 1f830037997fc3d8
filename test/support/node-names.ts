const NAMES: Readonly<Record<number, string>> = {
  3: '#text',
  4: '#cdata-section',
  8: '#comment',
  9: '#document',
  11: '#document-fragment',
};

/**
 * DOMPurify reads a node's name with the getter of `Node.prototype`, which returns nothing in happy-dom. Without this
 * patch DOMPurify removes every element.
 */
export const nameNodes = () =>
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (NAMES[this.nodeType] ?? '');
    },
  });
