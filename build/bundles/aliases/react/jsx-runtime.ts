import { createElement, Fragment } from 'react';

/**
 * Implements react/jsx-runtime with createElement. preact/jsx-runtime also fills in defaultProps, which no widget has,
 * and so is 100 bytes larger (brotli). createElement takes its third argument for children, so the key is passed as a
 * prop.
 */
const jsx = (type: string, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key });

export { Fragment, jsx, jsx as jsxs };
