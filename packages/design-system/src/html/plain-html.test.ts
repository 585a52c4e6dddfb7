import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { isPlainHtml } from './plain-html.ts'

it.each(['', 'words', '<p>She <strong>hangs up</strong> her coat.</p>', '<ul><li>1 &lt; 2 &amp; 3</li></ul>', '<br>'])(
  'takes %s as it is',
  (html) => expect(isPlainHtml(html)).toBe(true),
)

it.each([
  '<p onclick="x()">go</p>',
  '<p lang="pt-BR">sala</p>',
  '<script>x()</script>',
  '<<p>script>x()<</p>/script>',
  '<scr<p>ipt>x()</script>',
  '<img src=x onerror=x()>',
  '<svg/onload=x()>',
  '&#106;avascript:',
  '<p',
  '<P>',
  '<!-- note -->',
])('hands %s to the purifier', (html) => expect(isPlainHtml(html)).toBe(false))

it('never takes a tag outside the allow-list, or with an attribute, whatever stands around it', () => {
  const plain = constantFrom('<p>', '</p>', '<em>', '</em>', 'words ', '&amp;', '')
  const evil = constantFrom(
    '<script>',
    '<svg onload=x()>',
    '<p style="x">',
    '<iframe src=x>',
    '<a href="x">',
    '<style>',
  )
  assert(
    property(array(plain), evil, array(plain), (before, middle, after) => {
      expect(isPlainHtml(before.join('') + middle + after.join(''))).toBe(false)
    }),
  )
})
