declare module '*.css' {
  /** The sheet's text, which the build minifies. */
  const css: string;
  export default css;
}
