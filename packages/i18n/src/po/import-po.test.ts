import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { english, handOut, portuguese } from './fixture-po.ts'
import { poLimits } from './read-po.ts'

const lineOf = (po: string, key: string) => po.split('\n').indexOf(`msgctxt "house.${key}"`) + 1

it('hands out the key, the note, the limit and the place of a text', () => {
  const { po } = handOut()
  expect(po).toContain('#. A heading. At most 20 characters.')
  expect(po).toContain('#: packages/i18n/locales/en/house.json:1')
  expect(po).toContain('#, i18next-interpolation, max-length:20')
  expect(po).toContain('msgctxt "house.keys"\nmsgid "{{count}} key"\nmsgid_plural "{{count}} keys"')
  expect(po).toContain('msgstr[1] "{{count}} de chaves"')
})

it('takes what was translated, and leaves the other files and texts as they are', () => {
  const { po, back, words, path } = handOut()
  const before = readFileSync(path, 'utf8')
  expect(back(po).said).toEqual(['Nothing is new.'])
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(back(po.replace('{{count}} chaves', '{{count}} chavinhas')).said).toEqual(['Changed: house'])
  expect(words()).toEqual({ ...portuguese, keys_other: '{{count}} chavinhas' })
})

it.each([
  [
    'another placeholder',
    'door',
    'A porta de {{name}}',
    'A porta de {{nome}}',
    'placeholders nome where the source has name',
  ],
  ['a brace too few', 'door', 'A porta de {{name}}', 'A {{name} {{name}}', 'braces that are no placeholder'],
  ['another tag', 'link', '<b>aqui</b>', '<i>aqui</i>', 'markup </i> <i> where the source has </b> <b>'],
  ['an open tag', 'link', '<b>aqui</b>', '</b>aqui<b>', 'a tag is not closed where it should be'],
  [
    'a text that is too long',
    'door',
    'A porta de {{name}}',
    'A porta da casa grande de {{name}}',
    'its note allows 20',
  ],
  ['a form too few', 'keys', 'msgstr[1] "{{count}} de chaves"', 'msgstr[1] ""', 'house.keys_many is empty'],
  ['a text taken out', 'door', 'A porta de {{name}}', '', 'house.door is empty'],
])('refuses %s with its line, and changes nothing then', (_, key, from, to, problem) => {
  const { po, back, words } = handOut()
  const { done, said } = back(po.replace(from, to).replace('Entre', 'Vá'))
  expect(done).toBe(false)
  expect(said.find((line) => line.includes(problem))).toContain(`pt.po:${lineOf(po, key)} `)
  expect(words()).toEqual(portuguese)
})

it('refuses a key that stands twice, another language, and what is no PO file', () => {
  const { po, back } = handOut()
  const [last = ''] = po.split('\n\n').slice(-1)
  expect(back(`${po}\n${last}`).said[0]).toContain('stands twice')
  expect(back(po.replace('Language: pt_BR', 'Language: es')).said).toEqual(['pt.po holds es, not pt'])
  expect(back('msgctxt "house.door').done).toBe(false)
})

it('keeps what was changed meanwhile, and says where both sides have changed a text', () => {
  const { po, back, words, path } = handOut()
  const meanwhile = { ...portuguese, link: 'Pode <b>entrar</b>' }
  writeFileSync(path, JSON.stringify(meanwhile))
  expect(back(po.replace('A porta', 'Porta')).done).toBe(true)
  expect(words()).toEqual({ ...meanwhile, door: 'Porta de {{name}}' })
  const { done, said } = back(po.replace('Entre', 'Vá'))
  expect([done, said[0]]).toEqual([
    false,
    `pt.po:${lineOf(po, 'link')} house.link was changed here too: Pode <b>entrar</b>`,
  ])
})

it('leaves out translations of what is another text in English now, or none any more', () => {
  const { po, back, words, english: path } = handOut('started')
  const { link: _, ...others } = english
  writeFileSync(path, JSON.stringify({ ...others, link: 'Come <b>in</b>' }))
  const { said, done } = back(
    po.replace('Entre', 'Vá').replace('house.door', 'house.gate').replace('A porta', 'O portão'),
  )
  expect(done).toBe(true)
  expect(said).toContain(`left out: pt.po:${lineOf(po, 'link')} house.link is another text in English now`)
  expect(said).toContain(`left out: pt.po:${lineOf(po, 'door')} house.gate exists no more`)
  expect(words()).toEqual(portuguese)
})

it('leaves out what is only guessed, until a translator says that it is right', () => {
  const { po, back, words } = handOut()
  const guessed = po.replace('#, i18next-interpolation, max', '#, fuzzy, i18next-interpolation, max')
  const { said, done } = back(guessed.replace('A porta', 'O portão').replace('Entre', 'Vá'))
  expect([done, said[0]]).toEqual([true, `left out: pt.po:${lineOf(guessed, 'door')} house.door is marked as fuzzy`])
  expect(words()).toEqual({ ...portuguese, link: 'Vá <b>aqui</b>' })
})

it('fills a language that was only started, text by text, and takes texts out again', () => {
  const { po, back, words } = handOut('started', {})
  const once = po.replace('msgid "Go <b>in</b>"\nmsgstr ""', 'msgid "Go <b>in</b>"\nmsgstr "Entre <b>aqui</b>"')
  expect(back(once).said).toEqual(['Changed: house'])
  expect(words()).toEqual({ link: 'Entre <b>aqui</b>' })
  const later = handOut('started')
  expect(later.back(later.po.replace('A porta de {{name}}', '')).done).toBe(true)
  expect(later.words()).toEqual({
    link: portuguese.link,
    keys_one: '{{count}} chave',
    keys_many: '{{count}} de chaves',
    keys_other: '{{count}} chaves',
  })
})

it('refuses a file with more than it reads of one, with the line, and reads no further', () => {
  const { po, back, words } = handOut()
  const begins = po.split('\n').length
  const many = Array.from(
    { length: poLimits.entries },
    (_, index) => `\nmsgctxt "house.${index}"\nmsgid "a"\nmsgstr "b"\n`,
  ).join('')
  expect(back(po + many).said[0]).toMatch(/^pt\.po:\d+ one entry more than 50000 begins here$/)
  expect(back(`${po}\nmsgid "${'x'.repeat(poLimits.line)}"\nmsgstr "open`).said[0]).toBe(
    `pt.po:${begins + 1} a line has more than 20000 characters`,
  )
  expect(back('x'.repeat(poLimits.bytes + 1)).said).toEqual(['pt.po has more than 10000000 bytes'])
  expect(words()).toEqual(portuguese)
})
