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

/** The problems that prevent parsing a file at all. */
function unreadable(source: string, file: string): Problem[] {
  try {
    JSON.parse(source)
    return []
  } catch (error) {
    const text = error instanceof Error ? error.message : 'is not JSON'
    const [, line] = /\(line (\d+)/.exec(text) ?? []
    return [{ file, line: line ? Number(line) : lineAt(source.trimEnd(), source.length), text }]
  }
}

/**
 * Parses the texts of a catalogue file with their lines; any value that is neither a text nor an object is a problem.
 */
export function readTexts(source: string, file: string, area: string): { texts: Text[]; problems: Problem[] } {
  const texts: Text[] = []
  const problems = unreadable(source, file)
  if (problems.length > 0) return { texts, problems }
  const path = [area]
  const seen = new Set<string>()
  let key: string | undefined
  let opened = false
  for (const match of source.matchAll(tokens)) {
    const [token] = match
    const line = lineAt(source, match.index)
    const at = (name: string) => [...path, name].join('.')
    if (token === '{') {
      if (opened) path.push(key ?? '')
      opened = true
      key = undefined
    } else if (token === '}') path.pop()
    else if (token === ',') key = undefined
    else if (token === ':') continue
    else if (!token.startsWith('"'))
      problems.push({ file, line, text: `holds ${token}; a catalogue holds texts alone` })
    else if (key === undefined) {
      key = String(JSON.parse(token))
      if (seen.has(at(key))) problems.push({ file, line, text: `${at(key)} stands twice` })
      seen.add(at(key))
    } else texts.push({ key: at(key), value: String(JSON.parse(token)), file, line })
  }
  return { texts, problems }
}

const suffix = /_(?:zero|one|two|few|many|other)$/

/** The key that code uses: without the plural suffix. */
export const baseOf = (key: string): string => key.replace(suffix, '')

/** The plural category of a key, or undefined. */
export const categoryOf = (key: string): string | undefined => suffix.exec(key)?.[0].slice(1)

/** The area of a key: the name of its file. */
export const areaOf = (key: string): string => key.slice(0, key.indexOf('.'))
