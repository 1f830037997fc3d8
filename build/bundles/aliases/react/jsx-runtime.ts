import { createElement, Fragment } from 'react';

/**
 * Implements react/jsx-runtime with createElement. preact/jsx-runtime is 100 bytes larger (brotli), because it also
 * fills in defaultProps, which no widget has. createElement treats a third argument as children, so the key is passed
 * as a prop.
 */
const jsx = (type: string, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key });

export { Fragment, jsx, jsx as jsxs };
