/** Contents in the manner of H5P: the library of each, and its parameters. */
const library = (name: string, params: object, title = '') => ({ library: name, params, metadata: { title } })

const answer = (text: string, correct: boolean, chosenFeedback = '') => ({
  text: `<div>${text}</div>\n`,
  correct,
  tipsAndFeedback: { tip: '', chosenFeedback, notChosenFeedback: '' },
})

export const multiChoice = library('H5P.MultiChoice 1.16', {
  question: '<p>She … home.</p>\n',
  answers: [answer('go', false), answer('went', true), answer('gone', false)],
  behaviour: { type: 'auto', singlePoint: false, randomAnswers: true },
  overallFeedback: [{ from: 0, to: 100 }],
})
export const severalChoices = library('H5P.MultiChoice 1.16', {
  question: '<p>Which are fruits?</p>',
  answers: [answer('apple', true), answer('chair', false, '<div>To sit on.</div>'), answer('pear', true)],
  behaviour: { type: 'auto', singlePoint: true },
})
export const trueFalse = library('H5P.TrueFalse 1.8', {
  question: '<p>A kettle boils water.</p>',
  correct: 'true',
  behaviour: {},
  l10n: { trueText: 'True', falseText: 'False' },
})
export const blanks = library('H5P.Blanks 1.14', {
  text: '<p>Fill in the missing words</p>',
  questions: ['<p>The *kettle* is on the *stove/oven*.</p>'],
  behaviour: { caseSensitive: false },
})
export const blanksWithTips = library('H5P.Blanks 1.14', {
  text: '<p>Fill in</p>',
  questions: ['<p>Water *boils:at a hundred degrees* here.</p>'],
})
export const dragText = library('H5P.DragText 1.10', {
  taskDescription: '<p>Drag the words</p>',
  textField: 'She *opened* the *door*.',
  distractors: '*quickly*',
})
export const essay = library('H5P.Essay 1.5', {
  taskDescription: '<p>Describe your kitchen.</p>',
  solution: { introduction: '', sample: '<p>It is small.</p>' },
  keywords: [{ keyword: 'small', options: { points: 1 } }],
})
export const singleChoiceSet = library('H5P.SingleChoiceSet 1.11', {
  choices: [
    { question: '<p>Past of go?</p>', answers: ['went', 'goed', 'gone'] },
    { question: '<p>Past of see?</p>', answers: ['saw', 'seed'] },
  ],
})
export const markTheWords = library('H5P.MarkTheWords 1.11', { textField: 'Mark *this*.' }, 'Marks')

export const questionSet = library('H5P.QuestionSet 1.20', { questions: [multiChoice, trueFalse, essay] })
export const column = library('H5P.Column 1.16', {
  content: [blanks, markTheWords].map((content) => ({ content, useSeparator: 'auto' })),
})
