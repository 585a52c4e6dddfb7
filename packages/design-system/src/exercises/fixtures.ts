import { literalHtml, noAnswer, noHtml, type Answer, type Exercise } from '@the-house/domain'

const base: Exercise = {
  id: 1,
  type: 'UNIQUE_ALTERNATIVE',
  title: '',
  question: noHtml,
  question_masked: null,
  alternatives: [],
  answer_alternatives: [],
  correct_alternatives: null,
  answer_text: null,
  answer_correct: null,
  options: [],
  answered_options: [],
  answered: false,
  correct: null,
  feedback: null,
  evaluation: null,
  extras: null,
  media: null,
  audio_extra: null,
  image_extra: null,
  image_text: '',
  credit: null,
  flagged: false,
}

const titled = (titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))

/** An exercise for stories and tests; fields that are left out are empty. */
export const exerciseWith = (parts: Partial<Exercise>): Exercise => ({ ...base, ...parts })
export const answerWith = (parts: Partial<Answer>): Answer => ({ ...noAnswer, ...parts })

export const uniqueExercise = exerciseWith({
  title: 'The key under the stone',
  question: literalHtml('<p>Ana comes home late. <strong>Where does she find the key?</strong></p>'),
  alternatives: titled([
    'Under the grey stone by the door',
    'In the pocket of her blue coat',
    'On the kitchen table, beside the bread',
    'Behind the picture in the hall',
  ]),
  feedback: literalHtml('<p>“She lifts the <em>grey stone</em>”: the key lies <strong>under</strong> it.</p>'),
})
export const uniqueMarked: Exercise = { ...uniqueExercise, correct_alternatives: [1] }

export const shortExercise = exerciseWith({
  id: 2,
  title: 'Yesterday',
  question: literalHtml('<p>She ____ home at nine.</p>'),
  alternatives: titled(['goes', 'went', 'gone', 'going']),
})

export const multipleExercise = exerciseWith({
  id: 3,
  type: 'MULTIPLE_ALTERNATIVE',
  title: 'Rooms of the house',
  question: literalHtml('<p>Which of these are rooms?</p>'),
  alternatives: titled(['kitchen', 'ladder', 'bedroom', 'hall', 'curtain']),
  feedback: literalHtml(
    '<p>You stand <em>on</em> a ladder and <em>behind</em> a curtain; you live <em>in</em> a room.</p>',
  ),
})
export const multipleMarked: Exercise = { ...multipleExercise, correct_alternatives: [1, 3, 4] }

export const lettersExercise = exerciseWith({
  id: 4,
  type: 'COMPLETE_LETTERS',
  title: 'In the morning',
  question: literalHtml('<p>Write the missing letters.</p>'),
  question_masked: 'Every m##### she op##### the win##### and looks at the garden.',
  options: [
    { position: 1, options: Array.from('orning', () => '_'), answer: null, closed: false },
    { position: 2, options: Array.from('ens', () => '_'), answer: null, closed: false },
    { position: 3, options: Array.from('dow', () => '_'), answer: null, closed: false },
  ],
  feedback: literalHtml('<p>“Every morning” tells a habit, so the verb takes an <em>-s</em>: she opens.</p>'),
})
export const lettersMarked: Exercise = { ...lettersExercise, answer_correct: 'ORNING ENS DOW' }

export const wordsExercise = exerciseWith({
  id: 5,
  type: 'COMPLETE_WORD',
  title: 'A letter to a friend',
  question: literalHtml('<p>Fill each blank with a word from the bank.</p>'),
  question_masked:
    'Yesterday we ##### to the old house. The door was open, so we went in and ##### a table, two chairs and ##### lamp. It was ##### warm inside.',
  alternatives: titled(['went', 'saw', 'the', 'still', 'the', 'go', 'beautiful']),
  options: [1, 2, 3, 4].map((position) => ({ position, options: [], answer: null, closed: false })),
  feedback: literalHtml('<p>The letter tells of yesterday: <em>go</em> becomes <strong>went</strong>.</p>'),
})
export const wordsMarked: Exercise = { ...wordsExercise, answer_correct: 'went|saw|the|still' }

export const optionsExercise = exerciseWith({
  id: 6,
  type: 'MULTIPLE_OPTIONS',
  title: 'Who lives here?',
  question: literalHtml('<p>Choose the right words for each blank.</p>'),
  question_masked: 'My brother ##### in the small room, and my parents ##### in the big one. We ##### dinner together.',
  options: [
    { position: 1, options: ['sleep', 'sleeps', 'sleeping'], answer: null, closed: false },
    { position: 2, options: ['sleep', 'sleeps', 'slept'], answer: null, closed: false },
    { position: 3, options: ['has', 'have', 'is having'], answer: null, closed: false },
  ],
  feedback: literalHtml('<p>One brother <em>sleeps</em>; two parents <em>sleep</em>.</p>'),
})
export const optionsMarked: Exercise = {
  ...optionsExercise,
  options: optionsExercise.options.map((blank, index) => ({
    ...blank,
    answer: ['sleeps', 'sleep', 'have'][index] ?? null,
  })),
}

export const openExercise = exerciseWith({
  id: 7,
  type: 'OPEN_ANSWER',
  title: 'Your own room',
  question: literalHtml('<p>Describe your room in three sentences. What do you see from the window?</p>'),
})
export const openText =
  'My room is small but it have a big window. I see a old tree and the street. In the evening I reads there.'
export const openCorrected: Exercise = {
  ...openExercise,
  feedback: literalHtml(
    '<p>My room is small but it has a big window. I see an old tree and the street. In the evening I read there.</p>',
  ),
  answer_correct: 'There is a bed, a desk and a shelf in my room. From the window I can see the church.',
  evaluation: 8,
}
export const openCommented: Exercise = {
  ...openExercise,
  feedback: literalHtml(
    '<p>Lovely! Mind the verbs: it <del>have</del> <ins>has</ins>, I <del>reads</del> <ins>read</ins>.</p>',
  ),
  evaluation: 7,
}

export const matchingExercise = exerciseWith({
  id: 8,
  type: 'MATCHING',
  title: 'Where in the house?',
  question: literalHtml('<p>Match what you do with the place.</p>'),
  alternatives: titled(['You bake bread', 'You hang a picture', 'You sleep', 'You keep the milk']),
  options: [1, 2, 3, 4].map((position) => ({
    position,
    options: ['in bed', 'in the fridge', 'in the oven', 'on the roof', 'on the wall'],
    answer: null,
    closed: false,
  })),
  feedback: literalHtml('<p><em>In</em> is for what is around you, <em>on</em> for what is below or behind.</p>'),
})
export const matchingMarked: Exercise = {
  ...matchingExercise,
  options: matchingExercise.options.map((blank, index) => ({
    ...blank,
    answer: ['in the oven', 'on the wall', 'in bed', 'in the fridge'][index] ?? null,
  })),
}

export const orderingExercise = exerciseWith({
  id: 9,
  type: 'ORDERING',
  title: 'A question about your sister',
  question: literalHtml('<p>Make a question of these words.</p>'),
  alternatives: [
    { id: 3, title: 'sister' },
    { id: 5, title: 'does' },
    { id: 1, title: 'live' },
    { id: 2, title: 'where' },
    { id: 4, title: 'your' },
  ],
  feedback: literalHtml('<p>The question word comes first, then <em>does</em>, then who it is about.</p>'),
})
export const orderingMarked: Exercise = { ...orderingExercise, correct_alternatives: [2, 5, 4, 3, 1] }

export const numericalExercise = exerciseWith({
  id: 10,
  type: 'NUMERICAL',
  title: 'The kitchen table',
  question: literalHtml('<p>The table is two and a half metres long. How long are two of them in a row?</p>'),
})
export const numericalMarked: Exercise = { ...numericalExercise, answer_correct: '5:0.01' }
export const unitsExercise: Exercise = {
  ...numericalExercise,
  id: 11,
  options: [{ position: 1, options: ['m', 'cm', 'ft'], answer: null, closed: false }],
}
export const unitsMarked: Exercise = { ...unitsExercise, answer_correct: '5:0.01' }

/** A small drawing of a house and a second of silence, so that stories need no files. */
export const picture = {
  image_extra: {
    url: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><path fill="#AFD0EC" d="M0 0h640v360H0z"/><path fill="#7FC495" d="M0 280h640v80H0z"/><path fill="#F3ECE1" d="M200 150h240v150H200z"/><path fill="#B4472F" d="m170 160 150-110 150 110z"/><path fill="#6D4711" d="M295 220a25 25 0 0 1 50 0v80h-50z"/><path fill="#FFCB7D" d="M225 190h45v45h-45zM370 190h45v45h-45z"/></svg>',
    )}`,
  },
  image_text: 'A small white house with a red roof and two lit windows',
}
