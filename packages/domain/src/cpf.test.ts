import { expect, it } from 'vitest'
import { cpfDigits, isCpf, withCheckDigits } from './cpf.ts'

it('takes a CPF with and without its signs', () => {
  expect(cpfDigits(' 529.982.247-25 ')).toBe('52998224725')
  expect(isCpf('52998224725')).toBe(true)
  expect(isCpf('11144477735')).toBe(true)
})

it.each(['52998224724', '52998224735', '11111111111', '5299822472', '529982247255', '5299822472a', ''])(
  'refuses %j',
  (digits) => {
    expect(isCpf(digits)).toBe(false)
  },
)

it('adds the digits that check the others', () => {
  expect(withCheckDigits('529982247')).toBe('52998224725')
})
