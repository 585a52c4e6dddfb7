import type { ExerciseDraft } from '../../exercise-draft.ts'
import { when, type Finding } from './findings.ts'

/** Whether HTML renders nothing visible. */
export const isBlankHtml = (html: string): boolean =>
  !/<img\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/gi, '') === ''

/** Requires the question, for types that ask with it. */
export const lintQuestion = ({ question }: ExerciseDraft): Finding[] => when(isBlankHtml(question), 'question.missing')

/** Checks the question of types that ask with a sentence: there it is the instruction above the sentence. */
export const lintInstruction = ({ question }: ExerciseDraft): Finding[] =>
  when(isBlankHtml(question), 'question.noInstruction')
