import { literalHtml } from '@the-house/domain'
import type { exercises } from '../db/schema/index.ts'

type NewExercise = Omit<typeof exercises.$inferInsert, 'topic_id' | 'position'>

const alternatives = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))

/** One exercise of each type of the specification, each with a key and an explanation that a scan for leaks finds. */
export const material: NewExercise[] = [
  {
    type: 'UNIQUE_ALTERNATIVE',
    title: 'Choose one',
    question: literalHtml('<p>Where does the cat sleep?</p>'),
    alternatives: alternatives('On the roof', 'In the oven', 'Under the stairs'),
    correct_alternatives: [3],
    alternative_feedback: [
      { id: 1, html: literalHtml('<p>explained-roof</p>') },
      { id: 3, html: literalHtml('<p>explained-stairs</p>') },
    ],
    feedback: literalHtml('<p>explained-unique</p>'),
    audio_extra: 'fixtures/cat.mp3',
  },
  {
    type: 'MULTIPLE_ALTERNATIVE',
    title: 'Choose all',
    alternatives: alternatives('a chair', 'a river', 'a table', 'a cloud'),
    correct_alternatives: [1, 3],
    feedback: literalHtml('<p>explained-multiple</p>'),
    image_extra: 'fixtures/room.svg',
    image_text: 'A room',
  },
  {
    type: 'COMPLETE_LETTERS',
    title: 'Letters',
    question_masked: 'The k##### is on the st#####.',
    options: [
      { position: 1, options: ['_', '_', '_', '_', '_'] },
      { position: 2, options: ['_', '_', '_'] },
    ],
    answer_correct: 'ETTLE OVE',
    feedback: literalHtml('<p>explained-letters</p>'),
  },
  {
    type: 'COMPLETE_WORD',
    title: 'Words',
    question_masked: 'She ##### home and ##### the door.',
    alternatives: alternatives('went', 'opened', 'quickly', 'goes'),
    options: [
      { position: 1, options: [] },
      { position: 2, options: [] },
    ],
    answer_correct: 'went|opened',
    feedback: literalHtml('<p>explained-words</p>'),
  },
  {
    type: 'OPEN_ANSWER',
    title: 'Open',
    question: literalHtml('<p>Describe your kitchen.</p>'),
    answer_correct: 'model-of-the-open-answer',
    feedback: literalHtml('<p>explained-open</p>'),
  },
  {
    type: 'MULTIPLE_OPTIONS',
    title: 'Options',
    question_masked: 'I ##### here and she ##### there.',
    options: [
      { position: 1, options: ['am', 'is'] },
      { position: 2, options: ['are', 'was'] },
    ],
    option_answers: ['am', 'was'],
    feedback: literalHtml('<p>explained-options</p>'),
  },
]

/** One exercise of each of the types that are marked in part, for topics of their own. */
export const furtherMaterial: NewExercise[] = [
  {
    type: 'MATCHING',
    title: 'Pairs',
    question: literalHtml('<p>What is it for?</p>'),
    alternatives: alternatives('a kettle', 'a lamp', 'a key', 'a stove'),
    options: [1, 2, 3, 4].map((position) => ({ position, options: ['boil water', 'climb', 'open a door', 'read'] })),
    option_answers: ['boil water', 'read', 'open a door', 'boil water'],
    feedback: literalHtml('<p>explained-pairs</p>'),
  },
  {
    type: 'ORDERING',
    title: 'Order',
    question: literalHtml('<p>Put the words in order.</p>'),
    alternatives: [
      { id: 7, title: 'has' },
      { id: 12, title: 'here.' },
      { id: 58, title: 'lived' },
      { id: 31, title: 'She' },
    ],
    correct_alternatives: [31, 7, 58, 12],
    feedback: literalHtml('<p>explained-order</p>'),
  },
  {
    type: 'NUMERICAL',
    title: 'Number',
    question: literalHtml('<p>How long is a mile?</p>'),
    options: [{ position: 1, options: ['km', 'm'] }],
    option_answers: ['1', '1000'],
    answer_correct: '1.609:0.001\n%50%1.6:0.05',
    feedback: literalHtml('<p>explained-number</p>'),
  },
]

/** The types of the exercises that most topics and tests have. */
export const materialTypes = material.map(({ type }) => type)
