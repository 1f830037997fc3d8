/**
 * Exports the names that react/jsx-runtime has, but not the other names of preact/jsx-runtime. This saves no bytes, but
 * makes the build fail if a widget imports another name.
 */
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
