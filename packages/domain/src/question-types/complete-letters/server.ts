import { noAnswer, splitLetters } from '../../answers.ts'
import { newExercise } from '../../exercise-draft.ts'
import { acceptedLines } from '../shared/accepted-lines.ts'
import type { ClozeBlank } from '../shared/cloze.ts'
import { writeCloze } from '../shared/cloze-columns.ts'
import type { ServerRules, StoredBlank } from '../server-rules.ts'
import { offeredBy, sentenceToGift, sentenceToXml, writtenGap } from '../shared/sentence-moodle.ts'
import { readSentence, writeSentence } from '../shared/sentence-csv.ts'
import { normalize } from '../shared/text-matching.ts'
import { shareOfLetters } from './share-of-letters.ts'
import { lettersToExercise } from './letters-to-exercise.ts'

const lettersOf = (blanks: readonly StoredBlank[], text: string): string[] => {
  const lengths = blanks.map(({ options }) => options.length)
  return splitLetters(text, lengths)
}
const offers = ({ answers, options }: ClozeBlank) => offeredBy(options, 'options', answers)

export const completeLetters: ServerRules = {
  validate: (context, { alternatives, text }) => {
    const typed = text.normalize('NFC').toUpperCase()
    if (typed === '') return alternatives.length === 0 ? noAnswer : null
    const words = typed.split(' ')
    const fits =
      alternatives.length === 0 &&
      words.length === context.options.length &&
      context.options.every(({ options }, index) => options.length === words[index]?.length)
    return fits ? { ...noAnswer, text: typed } : null
  },
  normalize: ({ text }) => normalize(text),
  mark: ({ answer_correct }, { text }) =>
    Math.max(0, ...acceptedLines(answer_correct).map((accepted) => shareOfLetters(accepted, text))),
  answerText: ({ options }, { text }) => lettersOf(options, text),
  blankTexts: lettersOf,
  csvColumns: ['sentence', 'answers'],
  csvNames: [
    'complete letters',
    'letters',
    'missing letters',
    'letras',
    'letras que faltam',
    'completar letras',
    'complete as letras',
    'complete com letras',
  ],
  readCsv: (row) => readSentence(row, 'COMPLETE_LETTERS'),
  writeCsv: writeSentence,
  writeGift: (draft) => sentenceToGift(draft, offers),
  writeXml: (draft) => sentenceToXml(draft, offers, writtenGap),
  toExercise: lettersToExercise,
  sample: writeCloze(
    { ...newExercise('COMPLETE_LETTERS'), title: 'Missing letters', question: '<p>Complete the words.</p>' },
    {
      masked: 'The k##### is on the st#####.',
      blanks: [
        { answers: ['ETTLE'], options: [] },
        { answers: ['OVE'], options: [] },
      ],
    },
  ),
}
