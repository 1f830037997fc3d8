/**
 * The part of preact/jsx-runtime that react/jsx-runtime has. Saves no bytes: the list makes the build fail if a widget
 * imports another name.
 */
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
