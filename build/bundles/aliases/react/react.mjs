/**
 * The part of React that widgets may use. @preact/compat re-exports these names from Preact without changes, so Rollup
 * leaves out compat's own code, which patches how every element is created. This list of names saves no bytes. It makes
 * the build fail if a widget imports another name, which may need compat's own code.
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
