import { limits, type ExerciseType, type PasteParent } from '@the-house/domain'
import { normalizeText } from '@the-house/domain/decoding'
import { noteOf } from '@the-house/domain/server'
import { isRefusal } from '../../exercise-exchange/problem.ts'
import { linesRead, type PasteLine } from './paste-line.ts'
import { readExercise } from './read-exercises.ts'

/** What the lines of each depth make, by what they are pasted into. */
const levels = {
  books: ['chapters', 'topics', 'exercises'],
  chapters: ['topics', 'exercises'],
  topics: ['exercises'],
} as const satisfies Record<PasteParent, PasteLine['entity'][]>

interface Line {
  line: number
  depth: number
  text: string
}

/** The lines of a text that are not blank, as many as are read. */
const linesOf = (text: string): Line[] =>
  normalizeText(text)
    .split('\n')
    .flatMap((line, index) => {
      const tabs = /^\t*/.exec(line)?.[0].length ?? 0
      return line.trim() === '' ? [] : [{ line: index + 1, depth: tabs, text: line.trim() }]
    })
    .slice(0, linesRead)

/**
 * Reads an outline: a line is a part of what it is pasted into, a line with a tab more is a part of the line above it. A
 * topic with lines below it is one of exercises, others are topics of content.
 */
export function readOutline(text: string, parent: PasteParent, type: ExerciseType | null): PasteLine[] {
  const all = linesOf(text)
  const kinds = levels[parent]
  return all.map(({ text: whole, ...place }, index) => {
    const { line, depth } = place
    const entity = kinds[Math.min(depth, kinds.length - 1)] ?? 'exercises'
    const isDeep = depth >= kinds.length || depth > (all[index - 1]?.depth ?? -1) + 1
    if (entity === 'exercises' && !isDeep) return readExercise(whole, type, place)
    const [name = '', ...cells] = whole.split('\t').map((cell) => cell.trim())
    const spare = cells.find(Boolean)
    const hasParts = (all[index + 1]?.depth ?? 0) > depth
    const topicType = entity === 'topics' ? (hasParts ? 'EXERCISE' : 'CONTENT') : null
    const problems = [
      ...(isDeep ? [noteOf('line.deep', { line })] : []),
      ...(name.length > limits.nameMax ? [noteOf('value.long', { line })] : []),
      ...(spare === undefined ? [] : [noteOf('cell.unused', { line, what: spare.slice(0, 100) })]),
    ]
    const fields = { name, ...(topicType && { type: topicType }) }
    return { ...place, entity, name, type: topicType, problems, fields: problems.some(isRefusal) ? null : fields }
  })
}
