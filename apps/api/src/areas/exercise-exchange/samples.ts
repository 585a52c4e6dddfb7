import { newExercise, writeCloze, type ExerciseDraft } from '@the-house/domain'

const titled = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))
const feedback = '<p>In the past, go becomes went.</p>'

/** One exercise of each type, for whoever begins to write a file of them. */
export const samples: readonly ExerciseDraft[] = [
  {
    ...newExercise('UNIQUE_ALTERNATIVE'),
    title: 'One right choice',
    question: '<p>She … home.</p>',
    alternatives: titled('go', 'went', 'gone'),
    correct_alternatives: [2],
    feedback,
  },
  {
    ...newExercise('MULTIPLE_ALTERNATIVE'),
    title: 'Several right choices',
    question: '<p>What stands in a kitchen?</p>',
    alternatives: titled('a chair', 'a river', 'a table'),
    correct_alternatives: [1, 3],
  },
  writeCloze(
    { ...newExercise('COMPLETE_LETTERS'), title: 'Missing letters', question: '<p>Complete the words.</p>' },
    {
      masked: 'The k##### is on the st#####.',
      blanks: [
        { answers: ['ETTLE'], options: [] },
        { answers: ['OVE'], options: [] },
      ],
    },
  ),
  writeCloze(
    {
      ...newExercise('COMPLETE_WORD'),
      title: 'Words from a bank',
      question: '<p>Put the words where they belong.</p>',
      alternatives: titled('goes', 'quickly'),
    },
    {
      masked: 'She ##### home and ##### the door.',
      blanks: [
        { answers: ['went'], options: [] },
        { answers: ['opened'], options: [] },
      ],
    },
  ),
  writeCloze(
    { ...newExercise('MULTIPLE_OPTIONS'), title: 'A choice for each blank', question: '<p>Choose.</p>' },
    {
      masked: 'I ##### here and she ##### there.',
      blanks: [
        { answers: ['am'], options: ['is', 'am'] },
        { answers: ['was'], options: ['are', 'was'] },
      ],
    },
  ),
  {
    ...newExercise('OPEN_ANSWER'),
    title: 'Open answer',
    question: '<p>Describe your kitchen.</p>',
    answer_correct: 'It is small, and it smells of coffee.',
  },
]
