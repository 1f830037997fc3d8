/**
 * Returns a question's id. It is made from the question's words, so links to the question stay valid if another
 * question is added before it.
 */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
