import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import { excel, googleDocs, libreOffice, pastedTable } from './paste/other-clipboards.ts'
import { webClipboards } from './paste/web-clipboards.ts'
import { fromWord, wordClipboard } from './paste/word-clipboard.ts'
import about from './rich-text.about.tsx'
import { RichText } from './rich-text.tsx'

const meta = {
  title: 'Components/RichText',
  component: RichText,
  tags: ['staff'],
  parameters: { about },
  // The editor is loaded before a story is shown: the stories test behaviour, not loading.
  loaders: [() => import('./rich-text-editor.tsx')],
  args: { label: 'Description', value: '', onChange: fn(), lang: 'en' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RichText
        {...args}
        value={value}
        onChange={(html) => {
          args.onChange(html)
          setValue(html)
        }}
      />
    )
  },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

const textIn = (canvas: HTMLElement) => within(canvas).findByRole('textbox', { name: 'Description' })
const tool = (canvas: HTMLElement, name: 'bold' | 'heading2' | 'bullets' | 'link' | 'undo' | 'redo' | 'setLink') =>
  within(canvas).getByRole('button', { name: i18n.t(`editing.text.${name}`) })

function paste(into: HTMLElement, html: string) {
  into.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    await expect(tool(canvasElement, 'undo')).toHaveAttribute('aria-disabled', 'true')
    paste(text, '<p>The hall</p>')
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>The hall</p>')
    await userEvent.click(tool(canvasElement, 'undo'))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.click(tool(canvasElement, 'redo'))
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>The hall</p>')
    await userEvent.click(tool(canvasElement, 'heading2'))
    await expect(args.onChange).toHaveBeenLastCalledWith('<h2>The hall</h2>')
    await expect(tool(canvasElement, 'heading2')).toHaveAttribute('aria-pressed', 'true')
  },
}

const everything = [
  '<h2>In the hall</h2>',
  '<p>She <strong>hangs up</strong> her <em lang="pt-BR">casaco</em> and <u>says</u> <span lang="pt-BR">oi</span>.<br>',
  '<a href="https://example.org">Read on</a>, or <a href="mailto:ana@example.org" title="Ana">write</a>.</p>',
  '<ul><li>a coat<ul><li>red</li></ul></li><li lang="pt-BR">uma chave</li></ul><ol><li>open</li><li>close</li></ol>',
  '<blockquote><p>Home is where the keys are.</p></blockquote>',
  '<table><thead><tr><th scope="col">Verb</th><th scope="col">Past</th></tr></thead>',
  '<tbody><tr><th scope="row">go</th><td lang="en">went</td></tr><tr><td colspan="2">and so on</td></tr></tbody></table>',
  '<p>He <del>goed</del> <ins>went</ins> <s>home</s> <mark>early</mark>.</p><hr>',
  '<figure><img src="/picture.svg" alt="A hall"><figcaption>The hall</figcaption></figure>',
  '<dl><dt>key</dt><dd>chave</dd></dl><h3>And then</h3><p>The end</p>',
].join('')

/** Elements that the toolbar cannot make are kept while the rest is edited. */
export const Everything: Story = {
  args: { value: everything },
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    text.focus()
    getSelection()?.selectAllChildren(text.lastElementChild ?? text)
    await waitFor(() => expect(getSelection()?.toString()).toBe('The end'))
    paste(text, 'The very end')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(everything.replace('The end', 'The very end')))
  },
}

export const PastedFromWord: Story = {
  play: async ({ args, canvasElement }) => {
    paste(await textIn(canvasElement), wordClipboard)
    await expect(args.onChange).toHaveBeenLastCalledWith(fromWord)
  },
}

const verbs = `<p>Two <strong>verbs</strong></p>${pastedTable}`

/** Tables stay tables, and their bold first row is one of headers. */
export const PastedTables: Story = {
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    for (const [clipboard, expected] of [
      [googleDocs, verbs],
      [libreOffice, verbs],
      [excel, pastedTable],
    ] as const) {
      text.focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      paste(text, clipboard)
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expected))
    }
  },
}

export const PastedFromElsewhere: Story = {
  play: async ({ args, canvasElement }) => {
    const docs =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> words</p></b>'
    const evil =
      '<p onclick="x()">and<script>x()</script><a href="javascript:x()">more</a><img src="data:image/png;base64,AA"></p>'
    const text = await textIn(canvasElement)
    for (const [clipboard, expected] of webClipboards) {
      paste(text, clipboard)
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expected))
      await userEvent.keyboard('{Control>}a{/Control}')
    }
    paste(text, `${docs}${evil}<h5 style="color:red">Small</h5>`)
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p><strong>Bold</strong> words</p><p>andmore</p><h4>Small</h4>',
    )
  },
}

export const Linked: Story = {
  args: { value: '<p>Read on</p>' },
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    text.focus()
    getSelection()?.selectAllChildren(text)
    await waitFor(() => expect(getSelection()?.toString()).toBe('Read on'))
    await userEvent.click(tool(canvasElement, 'link'))
    const address = await within(canvasElement).findByRole('textbox', { name: i18n.t('editing.text.address') })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.keyboard('javascript:x(){Enter}')
    await expect(address).toBeInvalid()
    await userEvent.clear(address)
    await userEvent.keyboard('example.org{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="https://example.org">Read on</a></p>'),
    )
    await waitFor(() => expect(text).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  args: { value: '<p>a coat</p>' },
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    tool(canvasElement, 'bold').focus()
    await userEvent.keyboard('{ArrowRight>4/}')
    await expect(tool(canvasElement, 'bullets')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('<ul><li>a coat</li></ul>')
    await waitFor(() => expect(text).toHaveFocus())
    // Tab leaves a list: no keyboard trap.
    await userEvent.tab()
    await expect(text).not.toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvasElement.querySelector('[role=toolbar] :focus')).not.toBeNull()
  },
}

/** The value changes from outside: a draft was restored. */
export const Replaced: Story = {
  args: { value: '<p>Before</p>' },
  render: function Restored(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <button type="button" onClick={() => setValue('<p>After</p>')}>
          Restore
        </button>
        <RichText {...args} value={value} onChange={setValue} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const text = await textIn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(text).toHaveTextContent('After'))
  },
}

/** The values that a page has not taken over yet, the oldest first. */
const late: (() => void)[] = []

/** A page that is slower than the author's typing takes nothing back that was typed meanwhile. */
export const TypedFasterThanShown: Story = {
  render: function Slow(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <RichText {...args} value={value} onChange={(html) => late.push(() => setValue(html))} />
        <output>{value}</output>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    late.length = 0
    const text = await textIn(canvasElement)
    paste(text, 'key')
    paste(text, 'hole')
    for (const html of ['<p>key</p>', '<p>keyhole</p>']) {
      late.shift()?.()
      await within(canvasElement).findByText(html)
      await expect(text).toHaveTextContent('keyhole')
    }
  },
}

export const Wrong: Story = {
  args: { value: '<p>Too short</p>', error: 'This field is required', hint: 'Students read it on the card.' },
  play: async ({ canvasElement }) => {
    const text = await textIn(canvasElement)
    await expect(text).toBeInvalid()
    await expect(text).toHaveAccessibleDescription('This field is required Students read it on the card.')
  },
}
export const Narrow: Story = {
  decorators: [inForm, narrow],
  args: { value: everything },
  play: async ({ canvasElement }) => {
    await textIn(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
