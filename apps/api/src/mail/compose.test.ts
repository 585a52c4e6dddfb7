import { expect, it } from 'vitest'
import { compose } from './compose.ts'

const link = 'http://localhost:3000/change-code/token'
const content = { title: 'A title', text: 'A text', facts: [] }
const recipient = { id: 1, name: '<img src=x onerror="a&b">\n<b>', email: 'ana@example.com', cpf: null }

it.each(['en', 'pt'] as const)('a letter in %s escapes whatever stands in its values, in html alone', (language) => {
  const letter = { kind: 'changeCode', language, email: recipient.email, code: `"'><script>` } as const
  const written = { title: 'Move', text: `To ${letter.code}`, facts: [`Where: ${letter.code}`] }
  const { html, text } = compose(letter, recipient, { link, content: written })
  expect(html).not.toMatch(/<img|<script|<b>/)
  expect(html).toContain('&quot;&#39;&gt;&lt;script&gt;')
  expect(text).toContain(`Where: "'><script>`)
  expect(text.split('\n')[0]).not.toContain('onerror')
})

it('a letter needs nothing from elsewhere', () => {
  const { html } = compose({ kind: 'welcome', language: 'en', user_id: 1 }, recipient, { link, content })
  expect(html).not.toMatch(/src=|url\(|<link|<style|@import/)
})

it('a letter has a term where its link works once', () => {
  const kinds = [
    compose({ kind: 'welcome', language: 'en', user_id: 1 }, recipient, { link, content }),
    compose({ kind: 'forgotPassword', language: 'en', email: recipient.email }, recipient, { link, content }),
    compose({ kind: 'place', language: 'en', user_id: 1, class_id: 1 }, recipient, { link, content }),
  ]
  expect(kinds.map(({ text }) => text.includes('30 minutes'))).toEqual([false, true, false])
})
