import { writeFileSync } from 'node:fs'
import { entriesOf } from './entries.ts'
import { openCatalogue } from './open.ts'
import { writePo } from './write-po.ts'

const [language, file] = process.argv.slice(2)

try {
  if (!file?.endsWith('.po')) throw new Error('npm run i18n:export -- <language> <file.po>')
  const { source, target, notes, lang, ...catalogue } = openCatalogue(language)
  const words = new Map(target.map(({ key, value }) => [key, value]))
  const entries = entriesOf(source, words, notes, catalogue.language)
  writeFileSync(file, writePo(entries, catalogue.language, lang))
  const open = entries.filter(({ forms }) => forms.includes('')).length
  console.log(`${file}: ${entries.length} texts, ${open} of them to be translated.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
