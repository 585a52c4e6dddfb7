import type { Exercise } from '@the-house/domain'

/** An incomplete exercise made valid for its widget: placeholder texts for missing ones, each option once. */
export const presentable = (exercise: Exercise, words: { untitled: string; missing: string }): Exercise => ({
  ...exercise,
  title: exercise.title.trim() || words.untitled,
  alternatives: exercise.alternatives.map(({ id, title }) => ({ id, title: title.trim() ? title : words.missing })),
  options: exercise.options.map((blank) => ({ ...blank, options: unique(blank) })),
})

/** Letter boxes stay as they are; equal or empty options cannot be told apart, so they are removed. */
const unique = ({ options }: Exercise['options'][number]): string[] =>
  options.every((option) => option === '_') ? options : [...new Set(options.filter((option) => option !== ''))]

/** The identity of the widget's own state: another shape resets it. */
export const shapeOf = ({ type, alternatives, options }: Exercise): string =>
  JSON.stringify([type, alternatives.map(({ id }) => id), options.map((blank) => blank.options.length)])
