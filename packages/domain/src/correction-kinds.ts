/** What waits for a teacher: open answers of practices, and those of tests. */
export const correctionQueues = ['PRACTICE', 'TEST'] as const
export type CorrectionQueue = (typeof correctionQueues)[number]

/** What a teacher can name as the kind of a mistake. */
export const errorTags = [
  'TENSE', 'ARTICLE', 'SPELLING', 'AGREEMENT', 'PREPOSITION', 'PRONOUN', 'WORD_ORDER', 'WORD_CHOICE', 'MISSING_WORD',
  'PUNCTUATION',
] as const // prettier-ignore
export type ErrorTag = (typeof errorTags)[number]

/** How long an opened answer is kept for whoever has opened it; the desk renews it while somebody works there. */
export const claimMinutes = 10
/** A passage of one answer is commented in so many places at most. */
export const passagesMax = 50
/** A comment, as long as a remark on the margin is. */
export const commentMax = 500
/** How many comments of their own somebody keeps to use again. */
export const phrasesMax = 100
