import { compare, checkMissing } from '../check/compare.ts'
import type { Notes } from '../catalogue/notes.ts'
import { byBase, isPlural } from '../catalogue/plurals.ts'
import type { Problem } from '../catalogue/problem.ts'
import type { Text } from '../catalogue/texts.ts'
import type { Words } from '../catalogue/write.ts'
import { keysOf, markOf } from './entries.ts'
import type { Returned } from './read-po.ts'

export interface Catalogue {
  source: readonly Text[]
  /** The current texts of the language. */
  target: readonly Text[]
  notes: Notes
  language: string
  isWhole: boolean
}

export interface Merged {
  words: Words
  /** Problems that the check would refuse: nothing is written if there are any. */
  problems: Problem[]
  /** Texts that were left unchanged, and why. */
  left: Problem[]
}

/** Merges translations into a catalogue that may have changed since the export. */
export function merge(returned: readonly Returned[], file: string, catalogue: Catalogue): Merged {
  const { source, target, notes, language, isWhole } = catalogue
  const sources = byBase(source)
  const merged = new Map(target.map((text) => [text.key, text]))
  const [problems, left]: [Problem[], Problem[]] = [[], []]
  for (const { key, english, forms, mark, isGuess, line } of returned) {
    const say = (list: Problem[], text: string) => list.push({ file, line, text: `${key} ${text}` })
    const texts = sources.get(key)
    const keys = keysOf(key, isPlural(texts ?? []), language)
    const now = keys.map((one) => merged.get(one)?.value ?? '')
    const isEmpty = forms.every((form) => form === '')
    // The text is unchanged since the export, or both sides agree.
    if (markOf(forms) === mark || markOf(forms) === markOf(now) || (isEmpty && mark === undefined)) continue
    if (!texts) say(left, 'exists no more')
    else if (isGuess) say(left, 'is marked as fuzzy')
    else if (JSON.stringify(english) !== JSON.stringify(texts.map(({ value }) => value)))
      say(left, 'is another text in English now')
    else if (mark !== undefined && markOf(now) !== mark) say(problems, `was changed here too: ${now.join(' / ')}`)
    else if (forms.length !== keys.length)
      say(problems, `has ${forms.length} forms where ${language} has ${keys.length}`)
    else {
      if (isEmpty && isWhole) say(problems, 'is empty')
      for (const [index, one] of keys.entries()) {
        const value = forms[index] ?? ''
        if (isEmpty) merged.delete(one)
        else merged.set(one, { key: one, value, file, line })
      }
    }
  }
  const all = Array.from(merged.values())
  return {
    words: new Map(all.map(({ key, value }) => [key, value])),
    problems: [
      ...problems,
      ...compare(source, all, language, notes),
      ...(isWhole ? checkMissing(source, all, language) : []),
    ],
    left,
  }
}
