export const OPTIONS = {
  /** `true`, or the attribute without a value, keeps one question open at a time. */
  single: ['false', 'true', ''],
  /**
   * Name of an icon that links to the question, at the end of each answer whose `<details>` has an id. Default: no
   * link.
   */
  link: '',
} as const;
