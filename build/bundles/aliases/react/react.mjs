/**
 * The part of React that widgets may use. @preact/compat only re-exports these names from Preact, so Rollup leaves out
 * compat's own code, which patches how every element is created. Exporting all of compat would give the same bytes; the
 * list makes the build fail if a widget imports a name that needs compat's own code.
 */
export {
  createElement,
  createRef,
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from '@preact/compat';
