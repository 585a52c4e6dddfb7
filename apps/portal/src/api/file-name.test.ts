import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it.each([
  ['attachment; filename="Words of the house.pdf"', 'Words of the house.pdf'],
  ['attachment; filename=words.pdf', 'words.pdf'],
  [String.raw`attachment; filename="a \"door\".txt"`, 'a "door".txt'],
  ['attachment; filename="Licao 1.pdf"; filename*=UTF-8\'\'Li%C3%A7%C3%A3o%201.pdf', 'Lição 1.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'plain.pdf'],
  ['attachment', ''],
  [null, ''],
])('reads the name in %s', (header, name) => {
  expect(fileName(header)).toBe(name)
})
