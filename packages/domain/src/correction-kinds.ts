/** The queues of teachers: open answers of practices, and those of tests. */
export const correctionQueues = ['PRACTICE', 'TEST'] as const
export type CorrectionQueue = (typeof correctionQueues)[number]

/** The kinds of mistake that a teacher can tag an answer with. */
export const errorTags = [
  'TENSE', 'ARTICLE', 'SPELLING', 'AGREEMENT', 'PREPOSITION', 'PRONOUN', 'WORD_ORDER', 'WORD_CHOICE', 'MISSING_WORD',
  'PUNCTUATION',
] as const // oxfmt-ignore
export type ErrorTag = (typeof errorTags)[number]

/** How long a claim on an answer lasts; the correction screen renews it while its teacher works there. */
export const claimMinutes = 10
/** The most inline comments that one answer can have. */
export const passagesMax = 50
/** The most characters of an inline comment. */
export const commentMax = 500
/** The most reusable comments that a teacher can save. */
export const phrasesMax = 100
