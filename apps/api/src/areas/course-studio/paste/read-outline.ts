import type { ExerciseType, PasteParent } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import type { PasteLine } from './paste-line.ts'
import { readExercise } from './read-exercises.ts'

/** What the lines of each depth make, by what they are pasted into. */
const levels = {
  books: ['chapters', 'topics', 'exercises'],
  chapters: ['topics', 'exercises'],
  topics: ['exercises'],
} as const satisfies Record<PasteParent, PasteLine['entity'][]>

const nameMax = 200

interface Line {
  line: number
  depth: number
  text: string
}

const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const tabs = /^\t*/.exec(line)?.[0].length ?? 0
    return line.trim() === '' ? [] : [{ line: index + 1, depth: tabs, text: line.trim() }]
  })

/**
 * Reads an outline: a line is a part of what it is pasted into, a line with a tab more is a part of the line above it. A
 * topic with lines below it is one of exercises, others are topics of content.
 */
export function readOutline(text: string, parent: PasteParent, type: ExerciseType | null): PasteLine[] {
  const all = linesOf(text)
  const kinds = levels[parent]
  return all.map(({ text: name, ...place }, index) => {
    const { line, depth } = place
    const entity = kinds[Math.min(depth, kinds.length - 1)] ?? 'exercises'
    const isDeep = depth >= kinds.length || depth > (all[index - 1]?.depth ?? -1) + 1
    if (entity === 'exercises' && !isDeep) return readExercise(name, type, place)
    const isLong = name.length > nameMax
    const hasParts = (all[index + 1]?.depth ?? 0) > depth
    const topicType = entity === 'topics' ? (hasParts ? 'EXERCISE' : 'CONTENT') : null
    const problems = [
      ...(isDeep ? [noteOf('line.deep', { line })] : []),
      ...(isLong ? [noteOf('value.long', { line })] : []),
    ]
    const fields = { name, ...(topicType && { type: topicType }) }
    return { ...place, entity, name, type: topicType, problems, fields: problems.length > 0 ? null : fields }
  })
}
