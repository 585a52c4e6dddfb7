import type { ClozeBlank, ExerciseDraft } from '@the-house/domain'

/** What a blank offers as Moodle can hold it: each word once, and none that is empty. */
export function offeredBy({ type, alternatives }: ExerciseDraft, { answers, options }: ClozeBlank) {
  const right = [...new Set(answers.filter(Boolean))]
  const words = type === 'COMPLETE_WORD' ? alternatives.map(({ title }) => title) : options
  const held = [...new Set(words.filter(Boolean))]
  return {
    right,
    wrong: held.filter((word) => !right.includes(word)),
    /** The fields of which a word is left out. */
    lost: held.length < words.length ? [type === 'COMPLETE_WORD' ? 'alternatives' : 'options'] : [],
  }
}
