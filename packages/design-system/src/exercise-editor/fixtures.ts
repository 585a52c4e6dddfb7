import { newExercise, type ExerciseDraft, type ExerciseType } from '@the-house/domain'
import { picture } from '../exercises/fixtures.ts'

const titled = (titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))
const blanks = (lists: string[][]) => lists.map((options, index) => ({ position: index + 1, options }))
const gaps = (...lengths: number[]) => blanks(lengths.map((length) => Array.from({ length }, () => '_')))

/** A complete exercise of each type, for stories and tests. */
const parts: Record<ExerciseType, Partial<ExerciseDraft>> = {
  UNIQUE_ALTERNATIVE: {
    title: 'The key under the stone',
    question: '<p>Ana comes home late. <strong>Where does she find the key?</strong></p>',
    alternatives: titled([
      'In the pocket of her blue coat',
      'Under the grey stone by the door',
      'On the kitchen table',
    ]),
    correct_alternatives: [2],
    feedback: '<p>“She lifts the <em>grey stone</em>”: the key lies <strong>under</strong> it.</p>',
    image_extra: picture.image_extra.url,
    image_text: picture.image_text,
  },
  MULTIPLE_ALTERNATIVE: {
    title: 'Rooms of the house',
    question: '<p>Which of these are rooms?</p>',
    alternatives: titled(['kitchen', 'ladder', 'bedroom', 'hall']),
    correct_alternatives: [1, 3, 4],
    feedback: '<p>You stand <em>on</em> a ladder.</p>',
  },
  COMPLETE_LETTERS: {
    title: 'In the morning',
    question: '<p>Write the missing letters.</p>',
    question_masked: 'Every m##### she op##### the window.',
    options: gaps(6, 3),
    answer_correct: 'ORNING ENS',
    feedback: '<p>“Every morning” tells a habit.</p>',
  },
  COMPLETE_WORD: {
    title: 'A letter to a friend',
    question: '<p>Fill each blank with a word from the bank.</p>',
    question_masked: 'Yesterday we ##### to the old house and ##### a lamp.',
    alternatives: titled(['saw', 'go', 'went', 'see']),
    options: blanks([[], []]),
    answer_correct: 'went|saw',
    feedback: '<p>The letter tells of yesterday.</p>',
  },
  MULTIPLE_OPTIONS: {
    title: 'Who lives here?',
    question: '<p>Choose the right words for each blank.</p>',
    question_masked: 'My brother ##### in the small room, and my parents ##### in the big one.',
    options: blanks([
      ['sleep', 'sleeps', 'sleeping'],
      ['sleep', 'sleeps'],
    ]),
    option_answers: ['sleeps', 'sleep'],
    feedback: '<p>One brother <em>sleeps</em>; two parents <em>sleep</em>.</p>',
  },
  OPEN_ANSWER: {
    title: 'Your own room',
    question: '<p>Describe your room in three sentences.</p>',
    answer_correct: 'There is a bed and a desk in my room. I can see the church.',
    feedback: '<p>Look for <em>there is</em> and <em>there are</em>.</p>',
  },
  MATCHING: {
    title: 'What is it for?',
    question: '<p>What do you do with each thing?</p>',
    alternatives: titled(['a kettle', 'a lamp', 'a key']),
    options: blanks(Array.from({ length: 3 }, () => ['boil water', 'climb', 'open a door', 'read at night'])),
    option_answers: ['boil water', 'read at night', 'open a door'],
    feedback: '<p>You climb with a <em>ladder</em>.</p>',
  },
  ORDERING: {
    title: 'Where the cat sleeps',
    question: '<p>Put the words into their order.</p>',
    alternatives: [
      { id: 31, title: 'cat' },
      { id: 7, title: 'on the stairs.' },
      { id: 58, title: 'sleeps' },
      { id: 12, title: 'The' },
    ],
    correct_alternatives: [12, 31, 58, 7],
    feedback: '<p>The place stands at the end.</p>',
  },
  NUMERICAL: {
    title: 'The height of the door',
    question: '<p>The door is 2 metres and 10 centimetres high. How high is that?</p>',
    answer_correct: '2.1:0.05\n%50%2:0.1',
    options: blanks([['m', 'cm']]),
    option_answers: ['1', '100'],
    feedback: '<p>Ten centimetres are a <em>tenth</em> of a metre.</p>',
  },
}

/** An exercise that was saved before. */
export const wholeDraft = (type: ExerciseType, change: Partial<ExerciseDraft> = {}): ExerciseDraft => ({
  ...newExercise(type, 1),
  id: 7,
  ...parts[type],
  ...change,
})
