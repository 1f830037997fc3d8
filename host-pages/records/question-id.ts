/** The fragment of a question's address, from its words: a link stays right when questions are added before it. */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
