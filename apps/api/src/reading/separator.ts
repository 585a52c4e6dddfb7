import { separators, type Separator } from '@the-house/domain'

/** A table whose separator is known. */
export interface SeparatedText {
  /** As long as the file in lines, without what names the separator. */
  text: string
  separator: Separator
}

/** Where the separator of a table is looked for: a header is shorter. */
const headerLength = 10_000

/** The line by which Excel is told the separator, which it writes in quotation marks where a program did. */
const named = /^\s*"?sep=(.|\\t)"?[ ,;\t]*(?:\n|$)/i

/** Returns the first line that is not empty, without what stands in quotation marks. */
const bareHeader = (text: string): string => {
  const begin = text.trimStart().slice(0, headerLength)
  const bare = begin.replaceAll(/"(?:[^"]|"")*"/g, '')
  return bare.split('\n', 1)[0] ?? ''
}

/**
 * Finds the separator of a table: the one that a line `sep=` names, else the one that its header has most of;
 * spreadsheets use semicolons where the locale has a decimal comma.
 */
export function separatorOf(text: string): SeparatedText {
  const [line = '', sign = ''] = named.exec(text) ?? []
  const said = separators.find((one) => one === (sign === String.raw`\t` ? '\t' : sign))
  // The line ends stay, so that reports name the lines of the file.
  if (said) return { text: '\n'.repeat(line.split('\n').length - 1) + text.slice(line.length), separator: said }
  const header = bareHeader(text)
  const countOf = (sign: Separator) => header.split(sign).length
  const [best = ','] = separators.toSorted((one, other) => countOf(other) - countOf(one))
  return { text, separator: best }
}
