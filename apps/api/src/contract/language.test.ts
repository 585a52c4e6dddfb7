import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['pt', 'pt'],
  ['pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7', 'pt'],
  ['en-GB, pt-BR;q=0.9', 'en'],
  ['en;q=0.5, PT;q=0.8', 'pt'],
  ['fr-FR, de;q=0.9, pt;q=0.1', 'pt'],
  ['fr', 'en'],
  ['pt;q=0, en', 'en'],
  ['*', 'en'],
  [';;;q=x,,pt;q=', 'en'],
] as const)('%j asks for %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
