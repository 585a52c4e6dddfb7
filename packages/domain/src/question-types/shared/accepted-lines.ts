/** The accepted answers of a text type, one per line. */
export const acceptedLines = (answer_correct: string | null): string[] =>
  (answer_correct ?? '').split('\n').filter((line) => line.trim() !== '')
