import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import type { ExerciseType } from '../../kinds.ts'
import type { MoodleQuestion, ExerciseResult, Offer } from '../formats/moodle.ts'
import { escapeGift, giftText } from '../formats/escape-moodle.ts'
import { noteOf } from '../formats/problem.ts'
import type { GiftQuestion, XmlQuestion } from '../server-rules.ts'

const isRight = ({ correct_alternatives }: ExerciseDraft, id: number): boolean =>
  correct_alternatives?.includes(id) ?? false

/** What is said to a student who has chosen an alternative, as HTML; undefined: nothing. */
export const feedbackOf = ({ alternative_feedback }: ExerciseDraft, id: number): string | undefined =>
  alternative_feedback.find((one) => one.id === id)?.html || undefined

/** The choices that a file can hold: one without a text would be nothing to choose, and is lost. */
function heldChoices(draft: ExerciseDraft) {
  const choices = draft.alternatives.flatMap(({ id, title }) =>
    title.trim() === '' ? [] : [{ title, isRight: isRight(draft, id), feedback: feedbackOf(draft, id) }],
  )
  return { choices, lost: choices.length < draft.alternatives.length ? ['alternatives'] : [] }
}

/** The share of the mark that each of several correct choices is worth, in per cent. */
export function shareOfRight(choices: readonly { isRight: boolean }[]): number {
  const right = choices.filter((choice) => choice.isRight).length
  return Math.floor(10_000_000 / right) / 100_000
}

/** Serializes choices of a draft as answers in GIFT, each after its sign. */
export function choicesToGift(
  draft: ExerciseDraft,
  sign: (isRight: boolean, choices: readonly { isRight: boolean }[]) => string,
): GiftQuestion {
  const { choices, lost } = heldChoices(draft)
  const answers = choices.map((choice) => {
    const said = choice.feedback ? `#[html]${escapeGift(choice.feedback)}` : ''
    return `${sign(choice.isRight, choices)}${giftText(choice.title)}${said}`
  })
  return { before: draft.question, answers: answers.join(' '), after: '', lost }
}

/** @param single whether one choice alone is correct */
export function choicesToXml(draft: ExerciseDraft, single: boolean): XmlQuestion {
  const { choices, lost } = heldChoices(draft)
  const share = single ? { right: 100, wrong: 0 } : { right: shareOfRight(choices), wrong: -100 }
  const answer = choices.map((choice) => ({
    '@fraction': choice.isRight ? share.right : share.wrong,
    '@format': 'plain_text',
    text: choice.title,
    ...(choice.feedback && { feedback: { '@format': 'html', text: choice.feedback } }),
  }))
  return {
    type: 'multichoice',
    text: draft.question,
    more: { single: String(single), shuffleanswers: 'true', answernumbering: 'none', answer },
    lost,
  }
}

/** @param isLost whether an offer is worth a partial mark that an exercise cannot store */
export function choicesToExercise(
  type: ExerciseType,
  { html, offers }: Extract<MoodleQuestion, { kind: 'choice' }>,
  isRight: (offer: Offer) => boolean,
  isLost: (offer: Offer) => boolean,
): ExerciseResult {
  const draft: ExerciseDraft = {
    ...newExercise(type),
    question: html,
    alternatives: offers.map(({ text }, index) => ({ id: index + 1, title: text })),
    correct_alternatives: offers.flatMap((offer, index) => (isRight(offer) ? [index + 1] : [])),
    alternative_feedback: offers.flatMap(({ feedback }, index) =>
      feedback ? [{ id: index + 1, html: feedback }] : [],
    ),
  }
  return { draft, problems: offers.some(isLost) ? [noteOf('share.lost')] : [] }
}
