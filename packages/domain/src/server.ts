/**
 * Server-only exports: they include the keys of exercises and the file formats, which must not reach the portal's
 * bundle.
 */
export { acceptedLines } from './question-types/shared/accepted-lines.ts'
export type { CsvCells, CsvRow } from './question-types/formats/csv-row.ts'
export { escapeCloze, escapeGift } from './question-types/formats/escape-moodle.ts'
export { asHtml, escapeHtml } from './question-types/formats/html-text.ts'
export { escapeBackslashes, writeLines } from './question-types/formats/csv-lists.ts'
export type { ExerciseResult, Gap, MoodleQuestion, NumberOffer, Offer } from './question-types/formats/moodle.ts'
export { inOrderTag } from './question-types/ordering/items-moodle.ts'
export { shownKey } from './question-types/shared/shown-key.ts'
export { noteOf } from './question-types/formats/problem.ts'
export { neededWords } from './question-types/shared/bank.ts'
export { countRight } from './question-types/shared/right-places.ts'
export { serverRules } from './question-types/server.ts'
export type { AnswerKey, AnswerContext, StoredBlank } from './question-types/server-rules.ts'
