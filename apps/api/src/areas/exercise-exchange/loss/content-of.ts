import { keyRows, readCloze, type ExerciseDraft } from '@the-house/domain'
import { acceptedLines, asHtml } from '@the-house/domain/server'
import { noContent, type AnswerContent, type Content } from './content.ts'

const answerOf = (text: string, isRight: boolean): AnswerContent => ({
  html: asHtml(text),
  share: isRight ? 100 : 0,
  feedback: '',
})

/** The choices of a draft. */
function choicesOf({ alternatives, correct_alternatives }: ExerciseDraft): AnswerContent[] {
  return alternatives.map(({ id, title }) => answerOf(title, correct_alternatives?.includes(id) ?? false))
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
  return {
    ...bare,
    text: `${question}<p>${asHtml(question_masked ?? '')}</p>`,
    answers: gapsOf(draft, hasGaps),
    isOrdered: type === 'MULTIPLE_OPTIONS',
  }
}
