import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './html.about.tsx'
import { Html } from './html.tsx'

const meta = {
  title: 'Components/Html',
  component: Html,
  parameters: { about },
  // The sanitizer is loaded before a story is shown: the stories test what it removes, not loading.
  loaders: [() => import('./purified-html.tsx')],
  args: {
    lang: 'en',
    html: `<h2>In the hall</h2><p>She <strong>hangs up</strong> her coat and says <em>hello</em>. <a href="https://example.org">Read on</a>.</p>
      <ul><li>a coat</li><li>a key</li></ul><blockquote>Home is where the keys are.</blockquote>
      <table><thead><tr><th scope="col">Verb</th><th scope="col">Past</th></tr></thead><tbody><tr><td>go</td><td>went</td></tr></tbody></table>
      <p>He <del>goed</del> <ins>went</ins> home.</p>`,
  },
} satisfies Meta<typeof Html>
export default meta
type Story = StoryObj<typeof meta>

export const Content: Story = {}

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

export const Attacks: Story = {
  args: { html: `<p>Safe words</p>${attacks.map((html) => html.replaceAll('src="x"', '')).join('')}` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Safe words')).toBeVisible()
    await expect(canvasElement.querySelector('script, iframe, form, input, svg, math, style')).toBeNull()
    await expect(canvasElement.querySelector('[onerror], [onload], [src^="data:"]')).toBeNull()
    await expect(canvasElement.querySelector('a[href*="script" i]')).toBeNull()
    await expect(window).not.toHaveProperty('attacked')
  },
}
