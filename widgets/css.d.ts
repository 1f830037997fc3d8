declare module '*.css' {
  /** The sheet's text, minified by the build. */
  const css: string;
  export default css;
}
