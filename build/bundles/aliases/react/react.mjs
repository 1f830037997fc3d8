/**
 * The part of React that widgets may use. @preact/compat only re-exports these names from Preact, so Rollup leaves out
 * compat's own code, which patches how every element is created. The list saves no bytes, but makes the build fail if a
 * widget imports another name, which may need compat's own code.
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
