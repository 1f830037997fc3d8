/** Words that don't say what a text is about: common English words, and words that are on every page of a broker. */
const STOP_WORDS = new Set(
  `about after again all also and another any anyone are ask asks away back because been before being below both but can
  cannot come could day days did does done down each either else ever every everything explain explained few first for
  from full get give given gives goes good got had has have her here him his hold holds how into its just keep know last
  later least leave less let long look made make many may month more most much must need never new next not nothing now
  off often old once one only open other our out over own part pay per place put read same say says see shall she should
  since some such sure take tell than that the their them then there these they thing third this those three through
  time too two under until use very was way week well were what when where which while who whole whom whose why will
  with within without word would year yet you your
  act agent amount benefit broker buy claim client company cover covered customer general get insurance insure insured
  insurer line liability loss office online party personal plan policy premium product quote risk safe sum`.split(
    /\s+/,
  ),
);

/** Returns the singular of a word, since singular and plural count as the same word. */
const singular = (word: string) => {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

/** Returns the words that say what a text is about, in lower case and in the singular. */
export function significantWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]{3,}/gu)) {
    const stem = singular(word);
    if (!STOP_WORDS.has(word) && !STOP_WORDS.has(stem)) words.add(stem);
  }
  return words;
}
