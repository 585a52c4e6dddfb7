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
  returned: Returned[]
  problems: Problem[]
}

/** The line of each key; gettext splits long ones over several lines. */
function linesOf(source: string): { key: string; line: number }[] {
  const begins = /^msgctxt[ \t]+((?:"(?:[^"\\]|\\.)*"\s*)+)/gm
  return Array.from(source.matchAll(begins), ({ 1: quoted = '', index }) => ({
    key: Array.from(quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, part]) => part).join(''),
    line: source.slice(0, index).split('\n').length,
  }))
}

/** Parses a gettext PO file; invalid entries are problems with their line. */
export function readPo(source: string, file: string): ReadPo {
  const lines = linesOf(source)
  const twice = lines.filter(({ key }, index) => lines.findIndex((one) => one.key === key) < index)
  const problems = twice.map(({ key, line }) => ({ file, line, text: `${key} stands twice` }))
  try {
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
        line: lines.find((one) => one.key === key)?.line ?? 1,
      }))
    return { language: headers['Language'] ?? headers['language'] ?? '', returned, problems }
  } catch (error) {
    const text = error instanceof Error ? error.message : 'cannot be read'
    return { language: '', returned: [], problems: [...problems, { file, line: 1, text }] }
  }
}
