import { po } from 'gettext-parser'
import type { Problem } from '../catalogue/problem.ts'
import { handedOut } from './write-po.ts'

/** A translation as a PO file contains it. */
export interface Returned {
  key: string
  english: readonly string[]
  forms: readonly string[]
  /** Hash of the translation at export; undefined where the file does not contain it. */
  mark: string | undefined
  /** Marked fuzzy: a guess that a translator has to confirm. */
  isGuess: boolean
  line: number
}

export interface ReadPo {
  language: string
  /** Plural-Forms of the header; undefined: it has none. */
  pluralForms: string | undefined
  returned: Returned[]
  problems: Problem[]
}

/** How much of a PO file is read; ten times what the catalogues of the school hold. */
export const poLimits = { bytes: 10_000_000, entries: 50_000, line: 20_000 } as const

/** A file that has more than is read of one. */
class TooMuch extends Error {
  readonly line: number

  constructor(line: number, text: string) {
    super(text)
    this.line = line
  }
}

/** The lines of the entries' keys, in order; gettext splits long keys over several lines. */
function linesOf(source: string): { key: string; line: number }[] {
  const found: { key: string; line: number }[] = []
  let open: { key: string; line: number } | undefined
  let number = 0
  for (let from = 0; from <= source.length;) {
    const next = source.indexOf('\n', from)
    const to = next === -1 ? source.length : next
    number += 1
    if (to - from > poLimits.line) throw new TooMuch(number, `a line has more than ${poLimits.line} characters`)
    const [, begin, part] = /^(msgctxt[ \t]+)?"((?:[^"\\]|\\.)*)"\s*$/.exec(source.slice(from, to)) ?? []
    if (begin !== undefined) found.push((open = { key: part ?? '', line: number }))
    else if (open && part !== undefined) open.key += part
    else open = undefined
    if (found.length > poLimits.entries)
      throw new TooMuch(number, `one entry more than ${poLimits.entries} begins here`)
    from = to + 1
  }
  return found
}

/** Parses a gettext PO file; invalid entries are problems with their line. */
export function readPo(source: string, file: string): ReadPo {
  const problems: Problem[] = []
  try {
    const lines = linesOf(source)
    const lineOf = new Map(lines.toReversed().map(({ key, line }) => [key, line]))
    const twice = lines.filter(({ key, line }) => lineOf.get(key) !== line)
    problems.push(...twice.map(({ key, line }) => ({ file, line, text: `${key} stands twice` })))
    const { headers, translations } = po.parse(source)
    const entries = Object.values(translations).flatMap((block) => Object.values(block))
    const returned = entries
      .filter(({ msgctxt }) => msgctxt)
      .map(({ msgctxt: key = '', msgid, msgid_plural, msgstr, comments }) => ({
        key,
        english: msgid_plural === undefined ? [msgid] : [msgid, msgid_plural],
        forms: msgstr,
        mark: comments?.extracted
          ?.split('\n')
          .findLast((one) => one.startsWith(handedOut))
          ?.slice(handedOut.length),
        isGuess: /\bfuzzy\b/.test(comments?.flag ?? ''),
        line: lineOf.get(key) ?? 1,
      }))
    return {
      language: headers['Language'] ?? headers['language'] ?? '',
      pluralForms: headers['Plural-Forms'] ?? headers['plural-forms'],
      returned,
      problems,
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : 'cannot be read'
    return {
      language: '',
      pluralForms: undefined,
      returned: [],
      problems: [...problems, { file, line: error instanceof TooMuch ? error.line : 1, text }],
    }
  }
}
