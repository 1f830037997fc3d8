/**
 * The part of React that widgets may use. @preact/compat only re-exports these names from Preact, so Rollup leaves out
 * compat's own code, which patches how every element is created. If this module exported all of compat, the bundles
 * would have the same size. The list makes the build fail if a widget imports a name that needs compat's own code.
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
