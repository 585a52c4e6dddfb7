import { describe, expect, it } from 'vitest'
import { passwordFault } from './password-faults.ts'
import { portuguesePasswords } from './portuguese-passwords.ts'

const ana = { name: 'Ana Cláudia de Souza Reis', email: 'ana.reis82@example.com', school: ['São Paulo Pinheiros'] }

describe('a common password', () => {
  it.each([
    'senha',
    'Senha123',
    'SENHA 2026',
    'flamengo',
    'Flamengo1981',
    'corinthians',
    'vasco da gama',
    'brasil',
    'mudar123',
    'João',
    'gabriela10',
    'qwerty123',
    '1q2w3e4r',
    '17/08/1994',
    '17081994',
    '170894',
    '1994-08-17',
    '     ',
    '\t\u00A0 \u2003 ',
    'aaaaaaaa',
    'AaAaAa',
    '11111111111',
    'ababab',
    's3nh4123',
    'p@ssw0rd',
    'Fl4m3ng0!',
    '\uFF53\uFF45\uFF4E\uFF48\uFF41\uFF11\uFF12\uFF13',
    '\u200B\u200C\u200B\u200C\u200B\u200C',
    'bem-vindo1',
    'teamomuito',
    'abcdefgh',
    'password',
  ])('is refused: %j', (password) => {
    expect(passwordFault(password)).toBe('validation.passwordCommon')
  })

  it('may be a part of a longer one', () => {
    for (const password of ['senha do portão azul', 'três portas azuis', '99887766', 'flamengo e vinho'])
      expect(passwordFault(password)).toBeUndefined()
  })

  it('is one of a list of 300 and more, each once', () => {
    expect(portuguesePasswords.length).toBeGreaterThanOrEqual(300)
    expect(new Set(portuguesePasswords).size).toBe(portuguesePasswords.length)
    expect(portuguesePasswords.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true)
  })
})

describe('a word of the school', () => {
  it.each([
    'thehouse',
    'The House 2026',
    'magic-formula',
    'Magic Formula1',
    'saopaulopinheiros',
    'São Paulo Pinheiros 9',
  ])('is refused: %s', (password) => {
    expect(passwordFault(password, ana)).toBe('validation.passwordSchool')
  })
})

describe('the own name and e-mail', () => {
  it.each([
    'ana.reis82@example.com',
    'ANA.REIS82',
    'ana.reis',
    'reis82',
    'Cláudia',
    'claudia2026',
    '82reis',
    'Ana Claudia de Souza Reis',
    'anaclaudiadesouzareis',
  ])('are refused: %s', (password) => {
    expect(passwordFault(password, ana)).toMatch(/validation\.password(Own|Common)/)
  })

  it('are refused only to their owner, and not as parts', () => {
    expect(passwordFault('reisdasmontanhas', ana)).toBeUndefined()
    expect(passwordFault('ana.reis82', { name: 'Rui', email: 'rui@example.com' })).toBeUndefined()
  })
})
