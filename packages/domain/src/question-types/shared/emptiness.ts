import type { StudentRules } from '../student-rules.ts'

type Emptiness = StudentRules['isEmpty']

export const hasNoText: Emptiness = ({ text }) => text.replaceAll(/[\s|_]/g, '') === ''
export const hasNoChoice: Emptiness = ({ alternatives }) => alternatives.length === 0
