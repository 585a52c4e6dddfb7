import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { places, sourceLanguage } from '../catalogue/definition.ts'
import { byBase } from '../catalogue/plurals.ts'
import { readLanguage, readSource } from '../catalogue/read.ts'
import { missingIn } from './compare.ts'
import { definitionOf, isStarted } from './files.ts'

/** The target languages: all but English. */
export const languagesIn = (root: string): string[] =>
  readdirSync(join(root, places.locales)).filter((language) => language !== sourceLanguage)

/** Hints that are no problems: how many texts a started language lacks, or that it is complete now. */
export function hintsOn(root: string): string[] {
  const definition = definitionOf(root)
  const { texts } = readSource(root)
  const all = byBase(texts).size
  return languagesIn(root)
    .filter((language) => isStarted(definition, language))
    .map((language) => {
      const missing = missingIn(texts, readLanguage(root, language).texts).length
      return missing === 0
        ? `${language} has every text: its state in ${places.definition} can be "whole"; then run \`npm run i18n:add\``
        : `warning: ${language} lacks ${missing} of ${all} texts, which are shown in English`
    })
}
