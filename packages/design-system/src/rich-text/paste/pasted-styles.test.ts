import { expect, it } from 'vitest'
import { excel, googleDocs, libreOffice } from './other-clipboards.ts'
import { styleAttribute, styleOf, withRenamedStyles } from './pasted-styles.ts'
import { wordClipboard } from './word-clipboard.ts'

/** What a browser applies, or refuses and reports by the policy of the page. */
const applied = /<style\b|<[^<>]*\sstyle\s*=/i

it.each(Object.entries({ excel, googleDocs, libreOffice, wordClipboard }))(
  'of the clipboard of %s no style is left to be applied',
  (_, html) => {
    expect(html).toMatch(applied)
    expect(withRenamedStyles(html)).not.toMatch(applied)
  },
)

it('is read of an element by its properties', () => {
  const node = document.createElement('span')
  node.setAttribute(styleAttribute, 'Font-Weight: 700; text-decoration:underline; mso-font: "a:b";')
  expect([styleOf(node).get('font-weight'), styleOf(node).get('text-decoration')]).toEqual(['700', 'underline'])
})

it('leaves a text that speaks of styles as it is', () => {
  const text = '<p title="none">a style=b</p>'
  expect(withRenamedStyles(text)).toBe(text)
})
