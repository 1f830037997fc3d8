/**
 * The part of React that widgets may use, from @preact/compat. Everything listed here is Preact's own: compat only
 * re-exports it, so Rollup leaves out compat itself, which would patch how every element is created.
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
