import { cleanAnswer, hashes } from '../shared/cloze.ts'
import type { ExchangeProblem } from '../../exercise-exchange.ts'
import type { ExerciseResult, Gap, MoodleQuestion, Offer } from '../formats/moodle.ts'
import { noteOf } from '../formats/problem.ts'
import type { ServerRules } from '../server-rules.ts'
import { gapsToExercise, rightOf, typeOfGaps, type KeptAnswers } from '../shared/gaps-to-exercise.ts'
import { acceptedOffers, wildcardNotes } from '../shared/written-offers.ts'

/** Each letter has its box, so accepted answers of another length than the first are dropped. */
function fitBoxes(gaps: readonly Gap[]): KeptAnswers {
  const problems: ExchangeProblem[] = []
  const accepted = gaps.map((gap) => {
    const cleaned = rightOf(gap).map((text) => cleanAnswer('COMPLETE_LETTERS', text))
    const [first = ''] = cleaned
    const fitting = cleaned.filter((text) => text.length === first.length)
    if (fitting.length < cleaned.length) problems.push(noteOf('answers.length', { what: first }))
    return [...new Set(fitting)]
  })
  return { accepted, problems }
}

/** Turns a word of a short answer into a gap; a single word can be replaced by each of the other answers. */
const gapOf = (word: string, instead: readonly Offer[]): Gap => ({
  kind: 'written',
  offers: [{ text: word, share: 100 }, ...instead.map(({ text }) => ({ text, share: 50 }))],
})

/** Converts a short answer to COMPLETE_LETTERS where it consists of letters. */
function writtenToExercise({ html, offers }: Extract<MoodleQuestion, { kind: 'written' }>): ExerciseResult | null {
  const right = acceptedOffers(offers)
  const [first] = right.toSorted((one, other) => other.share - one.share)
  const words = first?.text.trim().split(/\s+/) ?? []
  const other = right.filter((offer) => offer !== first)
  const gaps = words.map((word) => gapOf(word, words.length === 1 ? other : []))
  if (gaps.length === 0 || typeOfGaps(gaps) !== 'COMPLETE_LETTERS') return null
  const { draft, problems } = gapsToExercise('COMPLETE_LETTERS', gaps.map(() => hashes).join(' '), fitBoxes(gaps))
  const lost = words.length > 1 && other.length > 0 ? [noteOf('answers.first')] : []
  return { draft: { ...draft, question: html }, problems: [...problems, ...lost, ...wildcardNotes(offers)] }
}

export const lettersToExercise: ServerRules['toExercise'] = (question) => {
  if (question.kind === 'written') return writtenToExercise(question)
  if (question.kind !== 'gaps' || typeOfGaps(question.gaps) !== 'COMPLETE_LETTERS') return null
  const { draft, problems } = gapsToExercise('COMPLETE_LETTERS', question.masked, fitBoxes(question.gaps))
  return { draft: { ...draft, question: question.html }, problems }
}
