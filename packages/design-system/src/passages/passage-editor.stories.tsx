import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import about from './passage-editor.about.tsx'
import { PassageEditor } from './passage-editor.tsx'

const text = 'My room are small and I has two cat.\nIn the morning I goes to the kitchen.'
const phrases = [
  { id: 1, text: 'He, she, it: mind the s.' },
  { id: 2, text: 'More than one: mind the plural.' },
]

const meta = {
  title: 'Components/PassageEditor',
  component: PassageEditor,
  tags: ['staff'],
  parameters: { about },
  args: { label: 'Answer of Rui Melo', text, value: [], phrases, onChange: fn(), onKeep: fn(), onForget: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <PassageEditor
        {...args}
        value={value}
        onChange={(passages) => {
          args.onChange(passages)
          setValue(passages)
        }}
      />
    )
  },
} satisfies Meta<typeof PassageEditor>
export default meta
type Story = StoryObj<typeof meta>

const sheet = (root: HTMLElement) => within(root).getByRole('region', { name: 'Answer of Rui Melo' })

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    sheet(canvasElement).focus()
    // The third and the fourth word.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}')
    await userEvent.keyboard('Is{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ start: 8, end: 17, text: 'Is' }])
    await expect(sheet(canvasElement)).toHaveFocus()
    await expect(within(canvas.getByRole('list')).getByText('are small')).toBeVisible()
  },
}

const value = [
  { start: 8, end: 11, text: 'One room: is.' },
  { start: 24, end: 27, text: 'I have, she has.' },
]

export const Commented: Story = {
  args: { value },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('corrections.passages.edit', { text: 'has' }) }))
    const form = within(canvas.getByRole('form'))
    await userEvent.click(form.getByRole('button', { name: phrases[0]?.text ?? '' }))
    await expect(form.getByRole('textbox')).toHaveValue(phrases[0]?.text)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([value[0], { ...value[1], text: phrases[0]?.text }])
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('corrections.passages.remove', { text: 'are' }) }))
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...value[1], text: phrases[0]?.text }])
  },
}

/** Selects with the pointer; a passage that has a comment cannot get a second one. */
export const Pointed: Story = {
  args: { value },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const runs = sheet(canvasElement).querySelectorAll('[data-start]')
    const [before, first] = [runs[0]?.firstChild, runs[1]?.firstChild]
    if (!before || !first) throw new Error('There is no text')
    // Waits until the editor has registered its listeners.
    const begin = await waitFor(() => {
      document.getSelection()?.removeAllRanges()
      document.getSelection()?.setBaseAndExtent(before, 3, before, 8)
      return canvas.getByRole('button', { name: i18n.t('corrections.passages.begin') })
    })
    await userEvent.click(begin)
    await expect(canvas.getByRole('form')).toHaveAccessibleName(i18n.t('corrections.passages.on', { text: 'room' }))
    await userEvent.keyboard('{Escape}')
    document.getSelection()?.setBaseAndExtent(before, 3, first, 3)
    await expect(await canvas.findByText(i18n.t('corrections.passages.taken'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: i18n.t('corrections.passages.begin') })).toBeNull()
  },
}
export const Disabled: Story = { args: { value, disabled: true } }
