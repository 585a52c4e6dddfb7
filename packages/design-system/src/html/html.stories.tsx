import { allowedHtml, asSafeHtml, literalHtml } from '@the-house/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../forms/story-binding.tsx'
import about from './html.about.tsx'
import { Html } from './html.tsx'
import { sanitize, sanitizeToNodes, sanitizeToShow } from './sanitize.ts'

const meta = {
  title: 'Components/Html',
  component: Html,
  parameters: { about },
  // The sanitizer is loaded before a story is shown: the stories test what it removes, not loading.
  loaders: [() => import('./purified-html.tsx')],
  args: {
    lang: 'en',
    html: literalHtml(`<h2>In the hall</h2><p>She <strong>hangs up</strong> her coat and says <em>hello</em>. <a href="https://example.org">Read on</a>.</p>
      <ul><li>a coat</li><li>a key</li></ul><blockquote>Home is where the keys are.</blockquote>
      <table><thead><tr><th scope="col">Verb</th><th scope="col">Past</th></tr></thead><tbody><tr><td>go</td><td>went</td></tr></tbody></table>
      <p>He <del>goed</del> <ins>went</ins> home.</p>`),
  },
} satisfies Meta<typeof Html>
export default meta
type Story = StoryObj<typeof meta>

export const Content: Story = {}

const verbs = ['be', 'become', 'begin', 'break', 'bring', 'build', 'choose', 'understand']
const row = (tag: string, form: string) => verbs.map((verb) => `<${tag}>${verb}${form}</${tag}>`).join('')

/** A table that is wider than a phone scrolls by itself, by finger and by keyboard; the page does not. */
export const WideTable: Story = {
  decorators: [narrow],
  args: {
    html: asSafeHtml(
      `<p>Irregular verbs</p><table><thead><tr>${row('th', '')}</tr></thead><tbody><tr>${row('td', '-past')}</tr></tbody></table><p>And so on.</p>`,
    ),
  },
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByRole('region', { name: /be, become, begin/ })
    await expect(within(frame).getByRole('table')).toBeVisible()
    await userEvent.tab()
    await expect(frame).toHaveFocus()
    frame.scrollLeft = 40
    await waitFor(() => expect(frame.scrollLeft).toBe(40))
    frame.scrollLeft = 0
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const attacks = [
  '<img src="x" onerror="window.attacked = true">',
  '<svg onload="window.attacked = true"></svg>',
  '<a href="javascript:window.attacked = true">go</a>',
  '<a href=" java\nscript:window.attacked = true">go</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">',
  '<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src onerror=window.attacked=true>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<p style="position:fixed;inset:0">cover</p>',
  '<script>window.attacked = true</script>',
]

const pieces = constantFrom(
  ...attacks, '<p>', '</p>', '<a href="', '">', '<svg><style>', '</style>', '<!--', '-->', '<![CDATA[', ']]>', '<noscript>', '<template>',
  '<select>', '<table><tr><td>', '<plaintext>', '<title>', '\u0000', '\uD800', '\uDFFF', '<', '>', '&lt;', '&#x0;', '<body>', '<html>',
) // oxfmt-ignore
const odd = array(oneof({ weight: 4, arbitrary: pieces }, string({ unit: 'binary', maxLength: 8 })), { maxLength: 40 })

/** What html leaves of what the allow-list does not name. */
function leftIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.body.querySelectorAll('*')].flatMap((node) => [
    ...(allowedHtml.tags.some((tag) => tag === node.localName) ? [] : [node.localName]),
    ...[...node.attributes].flatMap(({ name, value }) => {
      const isKnown = allowedHtml.attributes.some((one) => one === name)
      const isHarmless =
        !/^(?:href|src)$/.test(name) || !/^\s*(?:javascript|data|vbscript|file|blob|http):/i.test(value)
      return isKnown && isHarmless ? [] : [`${name}=${value}`]
    }),
  ])
}

/** The html of a text that is trusted. */
// oxlint-disable-next-line typescript/no-base-to-string -- the text of a TrustedHTML is its html
const textOf = (trusted: string | TrustedHTML): string => String(trusted)

export const Attacks: Story = {
  // As if it had come past the server.
  args: { html: asSafeHtml(`<p>Safe words</p>${attacks.map((html) => html.replaceAll('src="x"', '')).join('')}`) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Safe words')).toBeVisible()
    await expect(canvasElement.querySelector('script, iframe, form, input, svg, math, style')).toBeNull()
    await expect(canvasElement.querySelector('[onerror], [onload], [src^="data:"]')).toBeNull()
    await expect(canvasElement.querySelector('a[href*="script" i]')).toBeNull()
    assert(
      property(odd, (parts) => {
        const html = parts.join('')
        const left = [sanitize(html), textOf(sanitizeToShow(html)), sanitizeToNodes(html).innerHTML].flatMap(leftIn)
        if (left.length > 0) throw new Error(left.join(' '))
      }),
      { numRuns: 300 },
    )
    for (const tag of ['<p>', '<svg><style>', '<table><tr><td>', '<x>'])
      await expect(leftIn(sanitize(`${tag.repeat(10_000)}words`))).toEqual([])
    await expect(window).not.toHaveProperty('attacked')
  },
}
