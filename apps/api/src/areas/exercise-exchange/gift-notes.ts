import { inOrderTag, noteOf } from '@the-house/domain/server'
import type { Problem } from './problem.ts'
import { testsOnlyTag } from './tests-only.ts'

const note = /\[(tag|id):([^\]]*)\]/g

/** Whether a line of GIFT is a comment in which Moodle keeps the tags or the number of a question. */
export const isGiftNote = (line: string): boolean =>
  line.trimStart().startsWith('//') && /\[(?:tag|id):[^\]]*\]/.test(line)

/** What such comments hold that no exercise does. @param isInOrder whether the tag of items in order is heeded */
export function giftNotesLost(lines: readonly string[], isInOrder: boolean): Problem[] {
  const found = lines.flatMap((line) =>
    Array.from(line.matchAll(note), ([, kind = '', what = '']) => ({ kind, what: what.trim() })),
  )
  const of = (kind: string) => found.filter((one) => one.kind === kind).map(({ what }) => what)
  const heeded = isInOrder ? [testsOnlyTag, inOrderTag] : [testsOnlyTag]
  const tags = of('tag').filter((tag) => !heeded.includes(tag.toLowerCase()))
  const ids = of('id').map((id) => `id ${id}`)
  return [
    ...(tags.length > 0 ? [noteOf('tag.lost', { what: tags.join(', ') })] : []),
    ...(ids.length > 0 ? [noteOf('setting.lost', { what: ids.join(', ') })] : []),
  ]
}
