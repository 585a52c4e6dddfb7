import { splitWords } from '../../answers.ts'
import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import { acceptedLines } from '../shared/accepted-lines.ts'
import { writeCloze } from '../shared/cloze-columns.ts'
import { writeLines } from '../formats/csv-lists.ts'
import type { ServerRules } from '../server-rules.ts'
import { alternativesIn } from '../shared/choice-csv.ts'
import { readSentence, writeSentence } from '../shared/sentence-csv.ts'
import { chosenGap, offeredBy, sentenceToGift, sentenceToXml } from '../shared/sentence-moodle.ts'
import { isSameText, normalize } from '../shared/text-matching.ts'
import { bankToExercise } from './bank-to-exercise.ts'
import { validateWords } from './validate-words.ts'

const titlesOf = ({ alternatives }: ExerciseDraft) => alternatives.map(({ title }) => title)
const offersOf =
  (draft: ExerciseDraft) =>
  ({ answers }: { answers: string[] }) =>
    offeredBy(titlesOf(draft), 'alternatives', answers)

export const completeWord: ServerRules = {
  validate: validateWords,
  normalize: ({ text }) => text.split('|').map(normalize),
  mark: ({ answer_correct }, { text }) => {
    const words = text.split('|')
    const isRight = acceptedLines(answer_correct).some((accepted) => {
      const parts = accepted.split('|')
      return parts.length === words.length && parts.every((word, index) => isSameText(word, words[index] ?? ''))
    })
    return isRight ? 100 : 0
  },
  answerText: ({ options }, { text }) => splitWords(text, options.length),
  blankTexts: (blanks, text) => splitWords(text, blanks.length),
  csvColumns: ['sentence', 'choices', 'answers'],
  csvNames: [
    'complete word',
    'complete words',
    'words from a bank',
    'word bank',
    'palavras de um banco',
    'banco de palavras',
    'completar palavras',
    'completar palavra',
    'complete com palavras',
    'complete as palavras',
  ],
  readCsv: (row) => readSentence(row, 'COMPLETE_WORD', { alternatives: alternativesIn(row.cells.choices) }),
  writeCsv: (draft) => ({ ...writeSentence(draft), choices: writeLines(titlesOf(draft)) }),
  // Moodle has no word bank: each blank offers all of its words.
  writeGift: (draft) => {
    const question = sentenceToGift(draft, offersOf(draft))
    return question && { ...question, lost: ['type', ...question.lost] }
  },
  writeXml: (draft) => {
    const question = sentenceToXml(draft, offersOf(draft), chosenGap)
    return { ...question, lost: [...new Set(['type', ...question.lost])] }
  },
  toExercise: bankToExercise,
  sample: writeCloze(
    {
      ...newExercise('COMPLETE_WORD'),
      title: 'Words from a bank',
      question: '<p>Put the words where they belong.</p>',
      alternatives: [
        { id: 1, title: 'goes' },
        { id: 2, title: 'quickly' },
      ],
    },
    {
      masked: 'She ##### home and ##### the door.',
      blanks: [
        { answers: ['went'], options: [] },
        { answers: ['opened'], options: [] },
      ],
    },
  ),
}
