import type { Exercise } from '@the-house/domain'

/** An exercise that is not whole yet, so that its widget can show it: words in place of missing ones, each option once. */
export const presentable = (exercise: Exercise, words: { untitled: string; missing: string }): Exercise => ({
  ...exercise,
  title: exercise.title.trim() || words.untitled,
  alternatives: exercise.alternatives.map(({ id, title }) => ({ id, title: title.trim() ? title : words.missing })),
  options: exercise.options.map((blank) => ({ ...blank, options: unique(blank) })),
})

/** Boxes are as many as they are; options that are equal or empty cannot be told apart. */
const unique = ({ options }: Exercise['options'][number]): string[] =>
  options.every((option) => option === '_') ? options : [...new Set(options.filter((option) => option !== ''))]

/** What the widget's own state belongs to: another shape begins anew. */
export const shapeOf = ({ type, alternatives, options }: Exercise): string =>
  JSON.stringify([type, alternatives.map(({ id }) => id), options.map((blank) => blank.options.length)])
