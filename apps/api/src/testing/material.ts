import { literalHtml } from '@the-house/domain'
import type { exercises } from '../db/schema/index.ts'

type NewExercise = Omit<typeof exercises.$inferInsert, 'topic_id' | 'position'>

const alternatives = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))

/** One exercise of each type, each with a key and an explanation that a scan for leaks finds. */
export const material: NewExercise[] = [
  {
    type: 'UNIQUE_ALTERNATIVE',
    title: 'Choose one',
    question: literalHtml('<p>Where does the cat sleep?</p>'),
    alternatives: alternatives('On the roof', 'In the oven', 'Under the stairs'),
    correct_alternatives: [3],
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
