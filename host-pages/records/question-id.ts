/** Returns a question's id, made from its words: links to the question stay valid if a question is added before it. */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
