import { describe, expect, it } from 'vitest'
import { handOut, portuguese } from './fixture-po.ts'

/** The file as such a program gives it back: without the form of millions. */
const ofTwo = (po: string, expression = 'n > 1') =>
  po
    .replace(/Plural-Forms: [^\\]+/, `Plural-Forms: nplurals=2; plural=(${expression});`)
    .replace(/msgstr\[1\] .*\n/, '')
    .replace('msgstr[2]', 'msgstr[1]')

describe('two plural forms, as Poedit and Weblate write for Brazil,', () => {
  it.each(['n > 1', 'n != 1'])(
    'are taken, and leave the form of millions where nothing was changed: %s',
    (expression) => {
      const { po, back, words } = handOut()
      expect(back(ofTwo(po, expression))).toEqual({ done: true, said: ['Nothing is new.'] })
      expect(back(ofTwo(po, expression).replace('{{count}} chave"', '{{count}} chavinha"')).said).toEqual([
        'Changed: house',
      ])
      expect(words()).toEqual({ ...portuguese, keys_one: '{{count}} chavinha' })
    },
  )

  it('give the form of millions that of other numbers where it was changed, and say so', () => {
    const { po, back, words } = handOut()
    const changed = ofTwo(po).replace('{{count}} chaves"', '{{count}} chavinhas"')

    const line = changed.split('\n').indexOf('msgctxt "house.keys"') + 1
    expect(back(changed).said).toEqual([`fewer forms: pt.po:${line} house.keys takes other for many`, 'Changed: house'])
    expect(words()).toEqual({
      ...portuguese,
      keys_many: '{{count}} chavinhas',
      keys_other: '{{count}} chavinhas',
    })
  })

  it('fill a language that was only started', () => {
    const { po, back, words } = handOut('started', {})
    const filled = ofTwo(po)
      .replace('msgstr[0] ""', 'msgstr[0] "{{count}} chave"')
      .replace('msgstr[1] ""', 'msgstr[1] "{{count}} chaves"')
    expect(back(filled).done).toBe(true)
    expect(words()).toEqual({
      keys_one: '{{count}} chave',
      keys_many: '{{count}} chaves',
      keys_other: '{{count}} chaves',
    })
  })

  it('are refused where a text has more or fewer than the header says, or the header cannot be read', () => {
    const { po, back, words } = handOut()
    const three = po.replace(/Plural-Forms: [^\\]+/, 'Plural-Forms: nplurals=2; plural=(n > 1);')
    const line = three.split('\n').indexOf('msgctxt "house.keys"') + 1
    expect(back(three)).toMatchObject({
      done: false,
      said: [`pt.po:${line} house.keys has 3 forms where the file declares 2`, '1 problems: nothing was changed.'],
    })
    expect(words()).toEqual(portuguese)
    expect(back(ofTwo(po, 'system(n)')).said).toEqual(['pt.po a plural expression with s'])
  })
})
