import { inertBody } from '@the-house/design-system/admin'
import { hashes, type ExerciseDraft } from '@the-house/domain'

/** The longest title that is made of a question, in characters. */
const most = 60

/** The text of HTML; blocks are parted by spaces. */
const textOf = (html: string): string => inertBody(html.replaceAll(/<(?=\/(?:p|li|h\d|td)|br)/g, ' <')).textContent

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Shortens a text to whole words. */
function shortened(text: string): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 1)
  return `${text.slice(0, end > 0 ? end : most - 1).trimEnd()}…`
}

/** The title of an exercise; where its author leaves it empty, the beginning of its question or of its sentence. */
export function titleOf({ title, question, question_masked }: ExerciseDraft): string {
  if (title.trim() !== '') return title
  return shortened(inOneLine(textOf(question)) || inOneLine((question_masked ?? '').replaceAll(hashes, '…')))
}
