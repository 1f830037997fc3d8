/**
 * The part of React that widgets may use, from @preact/compat. Everything listed here is Preact's own: compat only
 * re-exports it, so Rollup leaves out compat itself, which would patch how every element is created. The list saves no
 * bytes: all of compat gives the same ones. It fails the build when a widget imports a name for which compat is needed.
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
