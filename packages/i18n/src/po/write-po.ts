import { po, type PoEntry } from 'gettext-parser'
import { markOf, type Entry } from './entries.ts'
import { pluralFormsOf } from './plural-forms.ts'

/** The prefix of the comment with the hash of the exported translation. */
export const handedOut = 'Handed out as '

function blockOf({ key, english, forms, notes, most, takesValues, file, line }: Entry): PoEntry {
  const [one = '', more] = english
  const flags = [
    ...(takesValues ? ['i18next-interpolation'] : []),
    ...(most === undefined ? [] : [`max-length:${most}`]),
  ]
  return {
    msgctxt: key,
    msgid: one,
    ...(more !== undefined && { msgid_plural: more }),
    msgstr: [...forms],
    comments: {
      extracted: [...notes, `${handedOut}${markOf(forms)}`].join('\n'),
      reference: `${file}:${line}`,
      flag: flags.join(', '),
    },
  }
}

/** Serializes the texts of a language as a gettext PO file, which Weblate, Crowdin and Poedit read. */
export function writePo(entries: readonly Entry[], language: string, lang = language): string {
  const blocks = entries.map((entry): [string, Record<string, PoEntry>] => {
    const block = blockOf(entry)
    return [entry.key, { [block.msgid]: block }]
  })
  const headers = {
    'Project-Id-Version': 'The House',
    Language: lang.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': pluralFormsOf(language),
  }
  const file = { charset: 'utf-8', headers, translations: Object.fromEntries(blocks) }
  return `${Buffer.from(po.compile(file, { foldLength: 0 }))
    .toString('utf8')
    .trimEnd()}\n`
}
