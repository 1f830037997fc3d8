/**
 * Makes a question's id from the question's words, not from its position. So links to the question stay valid if
 * another question is added before it.
 */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
