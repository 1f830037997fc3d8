/**
 * Makes the fragment of a question's address from its words, so links stay right when questions are added before it.
 */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
