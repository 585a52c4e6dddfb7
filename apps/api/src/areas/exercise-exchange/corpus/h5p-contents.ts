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
export const sortParagraphs = library('H5P.SortParagraphs 0.11', {
  taskDescription: '<p>Put the morning in order</p>',
  paragraphs: ['<p>Ana gets up.</p>\n', '<p>She has <strong>tea</strong>.</p>\n', '<p>She leaves.</p>\n'],
  overallFeedback: [{ from: 0, to: 100 }],
  behaviour: { addButtonsForMovement: true, duplicatesInterchangeable: true, scoringMode: 'transitions' },
})
export const markTheWords = library('H5P.MarkTheWords 1.11', { textField: 'Mark *this*.' }, 'Marks')

export const questionSet = library('H5P.QuestionSet 1.20', { questions: [multiChoice, trueFalse, essay] })
export const column = library('H5P.Column 1.16', {
  content: [blanks, markTheWords].map((content) => ({ content, useSeparator: 'auto' })),
})

export const blanksOfOneCase = library('H5P.Blanks 1.14', {
  text: '<p>Fill in</p>',
  questions: ['<p>He is called *Tom*.</p>'],
  behaviour: { caseSensitive: true },
})
export const essayWithKeywords = library('H5P.Essay 1.5', {
  taskDescription: '<p>Describe your kitchen.</p>',
  solution: { introduction: '<p>One of many answers.</p>', sample: '<p>It is small.</p>' },
  keywords: [
    {
      keyword: 'small',
      alternatives: ['tiny'],
      options: { feedbackIncluded: 'Well seen.', feedbackMissed: 'How big is it?' },
    },
  ],
  behaviour: { minimumLength: 50 },
})
export const setWithIntroduction = library('H5P.QuestionSet 1.20', {
  introPage: { showIntroPage: true, title: 'Welcome', introduction: '<p>Read about whales first.</p>' },
  questions: [trueFalse],
  endGame: { overallFeedback: [{ from: 0, to: 100, feedback: 'Well sung.' }] },
})
export const bookWithCover = library('H5P.InteractiveBook 1.6', {
  bookCover: { coverDescription: '<p>All about kettles.</p>' },
  chapters: [library('H5P.Column 1.16', { content: [{ content: trueFalse }] })],
})
export const setWithRemark = library('H5P.SingleChoiceSet 1.11', {
  choices: [{ question: '<p>Past of go?</p>', answers: ['went', 'goed'] }],
  overallFeedback: [{ from: 0, to: 100, feedback: 'Irregular verbs again.' }],
})
const withMedia = (name: string, params: object) => ({
  ...trueFalse,
  params: { ...trueFalse.params, media: { type: { library: name, params } } },
})
export const linkedPicture = withMedia('H5P.Image 1.1', { file: { path: 'https://pictures.test/cat.png' } })
export const unknownMedia = withMedia('H5P.InteractiveVideo 1.27', {})

export const markedBlanks = library('H5P.Blanks 1.14', {
  text: '<p>Fill <b>in</b></p>',
  questions: ['<p>I *went/walked:not go* home, <strong>then</strong> *slept*.</p>', '<p>No gap here.</p>'],
  behaviour: { acceptSpellingErrors: true },
})
export const essayWithPlaceholder = library('H5P.Essay 1.5', {
  taskDescription: '<p>Describe your kitchen.</p>',
  placeholderText: 'Begin here',
})
const named = (content: { library: string; params: object }, title: string) => ({ ...content, metadata: { title } })
export const setOfOthers = library('H5P.QuestionSet 1.20', {
  questions: [
    trueFalse,
    named(library('H5P.DragQuestion 1.14', { question: {} }), 'Drag'),
    named(library('H5P.AdvancedText 1.1', { text: '<p>Much text.</p>' }), 'Text'),
  ],
})
export const interactiveVideo = library('H5P.InteractiveVideo 1.27', {
  interactiveVideo: { assets: { interactions: [{ action: trueFalse }] } },
})
export const picturesOfChoices = library('H5P.MultiChoice 1.16', {
  question: '<p>Which <em>one</em>?</p>',
  media: {
    type: {
      library: 'H5P.Image 1.1',
      params: { file: { path: 'images/cat.png' }, alt: 'A cat', title: 'Look closely' },
    },
  },
  answers: [
    {
      text: '<div>a <em>cat</em></div>',
      correct: true,
      tipsAndFeedback: { tip: '', chosenFeedback: '<div>Yes</div>' },
    },
    { text: '<div>a dog</div>', correct: false },
  ],
})
