import { keyRows, readCloze, readItems, readNumbers, readPairs, type ExerciseDraft } from '@the-house/domain'
import { acceptedLines, asHtml } from '@the-house/domain/server'
import { numberContent, unitContent } from '../number-offer.ts'
import { noContent, type AnswerContent, type Content } from './content.ts'

const answerOf = (text: string, isRight: boolean): AnswerContent => ({
  html: asHtml(text),
  share: isRight ? 100 : 0,
  feedback: '',
})

/** The choices of a draft. */
function choicesOf({ alternatives, correct_alternatives, alternative_feedback }: ExerciseDraft): AnswerContent[] {
  return alternatives.map(({ id, title }) => ({
    ...answerOf(title, correct_alternatives?.includes(id) ?? false),
    feedback: alternative_feedback.find((one) => one.id === id)?.html ?? '',
  }))
}

/** The answers of a sentence: by gap, or its rows as one list of whole answers. */
function gapsOf(draft: ExerciseDraft, hasGaps: boolean): AnswerContent[][] {
  const cloze = readCloze(draft)
  if (!hasGaps) return [keyRows(cloze).map((row) => answerOf(row.join(' '), true))]
  return cloze.blanks.map(({ answers, options }) => {
    const right = new Set(answers)
    const bank = draft.type === 'COMPLETE_WORD' ? draft.alternatives.map(({ title }) => title) : []
    const offered = new Set([...options, ...bank])
    const accepted = [...right].filter((answer) => !offered.has(answer))
    return [...accepted.map((text) => answerOf(text, true)), ...Array.from(offered, (text) => answerOf(text, right.has(text)))] // oxfmt-ignore
  })
}

/** The content of the types that are neither choices, nor sentences, nor texts. */
const listed: Partial<Record<ExerciseDraft['type'], (draft: ExerciseDraft) => Partial<Content>>> = {
  MATCHING: (draft) => {
    const { pairs, extra } = readPairs(draft)
    const all = [...pairs, ...extra.map((right) => ({ left: '', right }))]
    return { pairs: all.map(({ left, right }) => ({ left: asHtml(left), right: asHtml(right) })) }
  },
  ORDERING: (draft) => ({ items: readItems(draft).map(({ title }) => asHtml(title)) }),
  NUMERICAL: (draft) => {
    const { accepted, units } = readNumbers(draft)
    const numbers = accepted.map(({ value, tolerance, credit }) =>
      numberContent({ value, tolerance: tolerance || '0', share: Number(credit || 100) }),
    )
    return { answers: [numbers, units.map(unitContent)] }
  },
}

/**
 * The content of an exercise.
 * @param hasGaps whether the question it is compared with has gaps: an exercise of letters may come of a question without
 */
export function contentOf(draft: ExerciseDraft, hasGaps = true): Content {
  const { type, title, question, question_masked, feedback, answer_correct } = draft
  const bare = { ...noContent, title, text: question, feedback: feedback ?? '' }
  if (type === 'UNIQUE_ALTERNATIVE' || type === 'MULTIPLE_ALTERNATIVE')
    return { ...bare, answers: [choicesOf(draft)], isOrdered: true }
  if (type === 'OPEN_ANSWER')
    return {
      ...bare,
      model: asHtml(answer_correct ?? ''),
      answers: [acceptedLines(answer_correct).map((line) => answerOf(line, true))],
    }
  const own = listed[type]
  if (own) return { ...bare, ...own(draft) }
  return {
    ...bare,
    text: `${question}<p>${asHtml(question_masked ?? '')}</p>`,
    answers: gapsOf(draft, hasGaps),
    isOrdered: type === 'MULTIPLE_OPTIONS',
  }
}
