import { expect, it } from 'vitest'
import { maskCpf } from './cpf.ts'

it.each([
  ['12345678909', '***.456.789-**'],
  ['123.456.789-09', '***.456.789-**'],
  // An invalid CPF becomes the empty string.
  ['1234567890', ''],
  ['123456789090', ''],
  ['abc.456.789-de', ''],
  ['', ''],
  [null, ''],
])('of %j leaves %j', (cpf, shown) => {
  expect(maskCpf(cpf)).toBe(shown)
})
