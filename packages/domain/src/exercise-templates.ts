import { newExercise, type ExerciseDraft } from './exercise-draft.ts'
import type { ExerciseType, TopicIcon, TopicType } from './kinds.ts'
import { writeCloze } from './question-types/shared/cloze-columns.ts'
import type { ClozeBlank, ClozeType } from './question-types/shared/cloze.ts'
import type { FindingToken } from './question-types/shared/findings.ts'

export interface ExerciseTemplate {
  /** Tells apart the templates of a type. */
  kind: 'PLAIN' | 'LISTENING'
  draft: ExerciseDraft
  /** What the author still has to add before it can be published. */
  missing: readonly FindingToken[]
}

interface Choices {
  type: 'UNIQUE_ALTERNATIVE' | 'MULTIPLE_ALTERNATIVE'
  question: string
  right: readonly string[]
  wrong: readonly string[]
}

/** An exercise of choices, in which right ones do not stand together. */
function choices({ type, question, right, wrong }: Choices): ExerciseDraft {
  const [first = '', ...others] = wrong
  const titles = [first, ...right.flatMap((title, index) => [title, others[index] ?? []].flat())]
  const alternatives = titles.map((title, index) => ({ id: index + 1, title }))
  const correct_alternatives = alternatives.flatMap(({ id, title }) => (right.includes(title) ? [id] : []))
  return { ...newExercise(type), question: `<p>${question}</p>`, alternatives, correct_alternatives }
}

interface Sentence {
  type: ClozeType
  question: string
  masked: string
  blanks: readonly (Partial<ClozeBlank> & { answers: string[] })[]
  /** The bank of words, with wrong ones. */
  bank?: readonly string[]
}

function sentence({ type, question, masked, blanks, bank = [] }: Sentence): ExerciseDraft {
  const draft = { ...newExercise(type), question: `<p>${question}</p>` }
  const alternatives = bank.map((title, index) => ({ id: index + 1, title }))
  const cloze = { masked, blanks: blanks.map((blank) => ({ options: [], ...blank })) }
  return { ...writeCloze(draft, cloze), ...(bank.length > 0 && { alternatives }) }
}

const plain = (draft: ExerciseDraft): ExerciseTemplate => ({ kind: 'PLAIN', draft, missing: [] })

const breakfast = choices({
  type: 'UNIQUE_ALTERNATIVE',
  question: 'What does Tom do every morning?',
  right: ['He drinks a cup of tea.'],
  wrong: ['He is drink a cup of tea.', 'He drinking a cup of tea.'],
})

/** What a new exercise can start from, by its type. The sentences are the content of the course, which is English. */
export const exerciseTemplates: Record<ExerciseType, readonly ExerciseTemplate[]> = {
  UNIQUE_ALTERNATIVE: [
    plain(breakfast),
    {
      kind: 'LISTENING',
      draft: {
        ...choices({
          type: 'UNIQUE_ALTERNATIVE',
          question: 'Listen. Where are the two people?',
          right: ['At a station.'],
          wrong: ['At home.', 'In a shop.'],
        }),
        media_type: 'AUDIO',
      },
      missing: ['audio.missing'],
    },
  ],
  MULTIPLE_ALTERNATIVE: [
    plain(
      choices({
        type: 'MULTIPLE_ALTERNATIVE',
        question: 'Which of these can you find in a kitchen?',
        right: ['a spoon', 'a plate'],
        wrong: ['a pillow', 'a cloud', 'a train'],
      }),
    ),
  ],
  COMPLETE_LETTERS: [
    plain(
      sentence({
        type: 'COMPLETE_LETTERS',
        question: 'Complete the words.',
        masked: 'We have br##### in the k#####.',
        blanks: [{ answers: ['EAKFAST'] }, { answers: ['ITCHEN'] }],
      }),
    ),
  ],
  COMPLETE_WORD: [
    plain(
      sentence({
        type: 'COMPLETE_WORD',
        question: 'Complete the sentence with words from the bank.',
        masked: 'She ##### to school ##### bus.',
        blanks: [{ answers: ['goes'] }, { answers: ['by'] }],
        bank: ['by', 'go', 'goes', 'with'],
      }),
    ),
  ],
  OPEN_ANSWER: [
    plain({
      ...newExercise('OPEN_ANSWER'),
      question: '<p>Write three sentences about the place where you live.</p>',
      answer_correct: 'I live in a small town. There is a park near my house. I like the quiet streets.',
    }),
  ],
  MULTIPLE_OPTIONS: [
    plain(
      sentence({
        type: 'MULTIPLE_OPTIONS',
        question: 'Choose what fits into each blank.',
        masked: 'They ##### in this house since they ##### children.',
        blanks: [
          { answers: ['have lived'], options: ['live', 'have lived', 'are living'] },
          { answers: ['were'], options: ['were', 'are', 'have been'] },
        ],
      }),
    ),
  ],
}

export interface TopicTemplate {
  name: string
  type: TopicType
  icon: TopicIcon
  show_feedback: boolean
}

/** What a new topic can start from: the four kinds of which chapters are made. */
export const topicTemplates: readonly TopicTemplate[] = [
  { name: 'Story', type: 'CONTENT', icon: 'story', show_feedback: true },
  { name: 'Words', type: 'EXERCISE', icon: 'words', show_feedback: true },
  { name: 'Listening', type: 'EXERCISE', icon: 'listening', show_feedback: true },
  { name: 'Writing', type: 'EXERCISE', icon: 'writing', show_feedback: false },
]
