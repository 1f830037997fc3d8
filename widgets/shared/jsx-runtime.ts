import { createElement, Fragment } from 'react';

// In the place of preact/jsx-runtime, which is 150 bytes brotli larger: it also fills defaultProps, which no widget has.
// A third argument to createElement would be taken for children, so the key goes among the props.
const jsx = (type: string, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key });

export { Fragment, jsx, jsx as jsxs };
