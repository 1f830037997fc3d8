/**
 * Formats 2026-12-31 or 2026/12/31, with or without a time, as 31/12/2026 (requirements 2.21). Returns '' for
 * 0000-00-00, which is PHP's empty date. Returns any other text unchanged.
 */
export const dayMonthYear = (date: string) =>
  date.replace(/^0000.00.00.*$/, '').replace(/^(\d{4})([-/])(\d\d)\2(\d\d)(?:[T ].*)?$/, '$4/$3/$1');
