import type { StudentRules } from '../student-rules.ts'

type Emptiness = StudentRules['isEmpty']

export const hasNoText: Emptiness = ({ text }) => text.replaceAll(/[\s|_]/g, '') === ''
export const hasNoChoice: Emptiness = ({ alternatives }) => alternatives.length === 0
/** Pairs are marked one by one, so that some of them are an answer. */
export const hasNoOption: Emptiness = ({ options }) => options.every(({ answer }) => answer === '')
