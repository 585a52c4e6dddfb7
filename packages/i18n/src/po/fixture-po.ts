import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureTree } from '../check/fixture-tree.ts'
import { entriesOf } from './entries.ts'
import { importPo } from './import-po.ts'
import { openCatalogue } from './open.ts'
import { writePo } from './write-po.ts'

export const english = {
  door: 'The door of {{name}}',
  link: 'Go <b>in</b>',
  keys_one: '{{count}} key',
  keys_other: '{{count}} keys',
}
export const portuguese = {
  door: 'A porta de {{name}}',
  link: 'Entre <b>aqui</b>',
  keys_one: '{{count}} chave',
  keys_many: '{{count}} de chaves',
  keys_other: '{{count}} chaves',
}

/** A repository with one area, and its exported PO file. */
export function handOut(state: 'whole' | 'started' = 'whole', target: object = portuguese) {
  const root = fixtureTree({
    'packages/i18n/languages.json': JSON.stringify({ pt: { name: 'Português', lang: 'pt-BR', state } }),
    'packages/i18n/locales/en/house.json': JSON.stringify(english),
    'packages/i18n/locales/pt/house.json': JSON.stringify(target),
    'packages/i18n/notes/house.json': JSON.stringify({ door: 'A heading. At most 20 characters.' }),
  })
  const { source, target: texts, notes } = openCatalogue('pt', root)
  const po = writePo(
    entriesOf(source, new Map(texts.map(({ key, value }) => [key, value])), notes, 'pt'),
    'pt',
    'pt-BR',
  )
  const path = join(root, 'packages/i18n/locales/pt/house.json')
  return {
    po,
    english: join(root, 'packages/i18n/locales/en/house.json'),
    path,
    words: (): unknown => JSON.parse(readFileSync(path, 'utf8')),
    back: (text: string | Uint8Array) => {
      writeFileSync(join(root, 'pt.po'), text)
      return importPo('pt', join(root, 'pt.po'), root)
    },
  }
}
