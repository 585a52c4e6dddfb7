import { exchangeColumns, exerciseTypes, type ExerciseType } from '@the-house/domain'
import { readFileSync } from 'node:fs'
import { languages } from '@the-house/i18n/server'
import { expect, it } from 'vitest'
import { columnOf, typeOf } from './csv-names.ts'

it.each(exerciseTypes)('%s is understood as an export writes it, and in lower case', (type) => {
  expect([type, type.toLowerCase().replace('_', ' ')].map((name) => typeOf(name, () => false))).toEqual([type, type])
})

it.each(exchangeColumns)('the column %s is understood as an export writes it, and as a heading', (column) => {
  const words = column.replace('_', ' ')
  expect([column, words.toUpperCase(), ` ${words}: `].map(columnOf)).toEqual([column, column, column])
})

it.each<[string, ExerciseType | undefined]>([
  ['Alternativa única', 'UNIQUE_ALTERNATIVE'],
  ['VÁRIAS ALTERNATIVAS', 'MULTIPLE_ALTERNATIVE'],
  ['Múltiplas respostas', 'MULTIPLE_ALTERNATIVE'],
  ['Complete as letras', 'COMPLETE_LETTERS'],
  ['banco de palavras', 'COMPLETE_WORD'],
  ['Dissertativa', 'OPEN_ANSWER'],
  ['Redação', 'OPEN_ANSWER'],
  ['Uma escolha por lacuna', 'MULTIPLE_OPTIONS'],
  ['Word bank', 'COMPLETE_WORD'],
  ['Múltipla escolha', 'UNIQUE_ALTERNATIVE'],
  ['charada', undefined],
  ['', undefined],
])('“%s” is the type %s', (name, type) => {
  expect(typeOf(name, () => false)).toBe(type)
})

it('a multiple choice has one right alternative or several, as its key tells', () => {
  expect(typeOf('Multiple choice', () => true)).toBe('MULTIPLE_ALTERNATIVE')
})

it.each([
  ['Título', 'title'],
  ['ENUNCIADO', 'question'],
  ['Gabarito', 'right'],
  ['Resposta(s) certa(s)', undefined],
  ['Resposta correta', 'right'],
  ['Opções', 'options'],
  ['Texto da imagem', 'image_text'],
  ['Só em testes', 'tests_only'],
])('“%s” is the column %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column)
})

/** The words for types that authors see: in the editor, and in lists of exercises. */
const typeWords = (language: string): [ExerciseType, string][] => {
  const wordsOf = (area: string): Record<string, Record<string, string>> =>
    JSON.parse(
      readFileSync(new URL(`../../../../../packages/i18n/locales/${language}/${area}.json`, import.meta.url), 'utf8'),
    )
  const seen = [wordsOf('exercise-editor')['type'], wordsOf('admin')['exerciseType']]
  return seen.flatMap((words) => exerciseTypes.map((type): [ExerciseType, string] => [type, words?.[type] ?? '']))
}

it.each(languages.flatMap(typeWords))('%s is understood by “%s”, as the school calls it', (type, words) => {
  expect(typeOf(words, () => type === 'MULTIPLE_ALTERNATIVE')).toBe(type)
})
