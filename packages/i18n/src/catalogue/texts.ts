import { lineAt, type Problem } from './problem.ts'

/** One text of a catalogue file. */
export interface Text {
  /** With its area and plural suffix: `exercises.selected_one`. */
  key: string
  value: string
  file: string
  line: number
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}:,[\]]|[^\s"{}:,[\]]+/g

/** The texts of one catalogue file with their lines; whatever is not text in objects is a problem. */
export function readTexts(source: string, file: string, area: string): { texts: Text[]; problems: Problem[] } {
  const texts: Text[] = []
  const problems: Problem[] = []
  const path = [area]
  let key: string | undefined
  let opened = false
  for (const match of source.matchAll(tokens)) {
    const [token] = match
    const line = lineAt(source, match.index)
    if (token === '{') {
      if (opened) path.push(key ?? '')
      opened = true
      key = undefined
    } else if (token === '}') path.pop()
    else if (token === ',') key = undefined
    else if (token === ':') continue
    else if (!token.startsWith('"'))
      problems.push({ file, line, text: `holds ${token}; a catalogue holds texts alone` })
    else if (key === undefined) key = String(JSON.parse(token))
    else texts.push({ key: [...path, key].join('.'), value: String(JSON.parse(token)), file, line })
  }
  return { texts, problems }
}

const suffix = /_(?:zero|one|two|few|many|other)$/

/** The key as code names it: without the plural suffix. */
export const baseOf = (key: string): string => key.replace(suffix, '')

/** The plural category of a key, or undefined. */
export const categoryOf = (key: string): string | undefined => suffix.exec(key)?.[0].slice(1)
