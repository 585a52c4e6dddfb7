import { join } from 'node:path'
import { readDefinition, sourceLanguage } from '../catalogue/definition.ts'
import { notesOf } from '../catalogue/notes.ts'
import { readLanguage, readNotes, readSource } from '../catalogue/read.ts'
import type { Catalogue } from './merge.ts'

export const root = join(import.meta.dirname, '../../../..')

export interface Opened extends Catalogue {
  /** With the region: pt-BR. */
  lang: string
}

/** Opens the catalogue of a target language. */
export function openCatalogue(language = '', from = root): Opened {
  const row = readDefinition(from)[language]
  if (!row || language === sourceLanguage)
    throw new Error(`${language || 'Nothing'} is no language to translate into; npm run i18n:status names them`)
  return {
    source: readSource(from).texts,
    target: readLanguage(from, language).texts,
    notes: notesOf(readNotes(from).texts),
    language,
    isWhole: row.state === 'whole',
    lang: row.lang,
  }
}
