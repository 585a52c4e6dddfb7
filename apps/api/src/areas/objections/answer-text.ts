import { splitLetters, splitWords, type Answer, type ExerciseType } from '@the-house/domain'
import type { exercises } from '../../db/schema/index.ts'

type Sheet = Pick<typeof exercises.$inferSelect, 'type' | 'alternatives' | 'options'>
type Read = (sheet: Sheet, answer: Answer) => string[]

const titles: Read = ({ alternatives }, answer) =>
  alternatives.filter(({ id }) => answer.alternatives.includes(id)).map(({ title }) => title)

const reads: Record<ExerciseType, Read> = {
  UNIQUE_ALTERNATIVE: titles,
  MULTIPLE_ALTERNATIVE: titles,
  COMPLETE_LETTERS: ({ options }, { text }) => {
    const lengths = options.map((blank) => blank.options.length)
    return splitLetters(text, lengths)
  },
  COMPLETE_WORD: ({ options }, { text }) => splitWords(text, options.length),
  MULTIPLE_OPTIONS: (_, { options }) => options.map(({ answer }) => answer),
  OPEN_ANSWER: (_, { text }) => [text],
}

/** What was answered, for people to read: a part a choice or a blank. */
export const answerText = (sheet: Sheet, answer: Answer): string[] => reads[sheet.type](sheet, answer)
