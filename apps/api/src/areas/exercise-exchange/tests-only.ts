/** The tag of an exercise that is kept for tests, in both formats of Moodle. */
export const testsOnlyTag = 'tests-only'

/** A comment of GIFT with a tag, as Moodle writes and reads the tags of a question. */
export const giftTagLine = (tag: string): string => `// [tag:${tag}]\n`

/** Whether a line of GIFT is a comment with a tag. */
export const isGiftTagLine = (line: string, tag: string): boolean => {
  const text = line.trim().toLowerCase()
  return text.startsWith('//') && text.includes(`[tag:${tag}]`)
}

const answers: Record<string, boolean> = {
  '': false, no: false, não: false, nao: false, false: false, 0: false,
  yes: true, sim: true, true: true, 1: true, x: true,
} // oxfmt-ignore

/** What a cell of the table says; undefined: neither yes nor no. */
export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  return Object.hasOwn(answers, word) ? answers[word] : undefined
}
