import { describe, expect, it } from 'vitest'
import { isPlainText } from './plain-text.ts'
import { name } from './managed/schemas.ts'

describe('a name', () => {
  it.each([
    'Ana Lima',
    'João d’Ávila-Souza',
    'Лев',
    '李雷',
    'مريم',
    'Wolves 🐺',
    'The family 👨‍👩‍👧',
    'Red ❤️‍🔥',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'Nguyễn Thị',
    'שָׁלוֹם',
  ])('may be %s', (text) => expect(isPlainText(text)).toBe(true))

  it.each([
    ['a bidi override', 'Ana \u202Eamil'],
    ['a bidi isolate', '\u2067Ana\u2069'],
    ['a right-to-left mark', 'Ana\u200F'],
    ['a zero-width space', 'An\u200Ba'],
    ['a joiner between letters', 'An\u200Da'],
    ['a soft hyphen', 'An\u00ADa'],
    ['a line break', 'Ana\nLima'],
    ['a NUL', 'Ana\u0000'],
    ['a byte order mark', '\uFEFFAna x'],
    ['half a sign', 'Ana \uD83D'],
    ['a filler', 'Ana \u3164'],
    ['a tag', 'Ana\u{E0041}'],
    ['a heap of marks', `A${'\u0301'.repeat(7)}`],
  ])('has no %s', async (_, text) => {
    expect(isPlainText(text)).toBe(false)
    await expect(name().validate(`x${text}x`)).rejects.toThrow('validation.invisible')
  })

  it('is not made of marks alone', () => expect(isPlainText('\u0301\u0302 \u0303')).toBe(false))

  it('has at most 200 letters', async () => {
    await expect(name().validate('ñ'.repeat(201))).rejects.toThrow('validation.long')
  })
})
