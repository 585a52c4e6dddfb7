import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { openText } from '../exercises/fixtures.ts'
import { narrow } from '../forms/story-binding.tsx'
import about from './second-version-form.about.tsx'
import { SecondVersionForm, type SecondVersionFormProps } from './second-version-form.tsx'

const meta = {
  title: 'Exercises/SecondVersionForm',
  component: SecondVersionForm,
  parameters: { about },
  args: { written: openText, value: openText, onChange: fn(), onSend: fn(), onClose: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SecondVersionForm>
export default meta
type Story = StoryObj<typeof meta>

/** Controlled, with the state of its text, as in a screen. */
function Held({ value, onChange, ...rest }: SecondVersionFormProps) {
  const [now, setNow] = useState(value)
  return (
    <SecondVersionForm
      {...rest}
      value={now}
      onChange={(typed) => {
        setNow(typed)
        onChange(typed)
      }}
    />
  )
}

const sheet = (root: HTMLElement) => within(root).getByRole('textbox', { name: i18n.t('second-version.form.label') })
/** The accessible name is longer while it is sending. */
const send = (root: HTMLElement) =>
  within(root).getByRole('button', { name: (name) => name.includes(i18n.t('second-version.form.send')) })

/** It begins with the corrected text, and receives the focus. */
export const Begun: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(sheet(canvasElement)).toHaveFocus())
    await expect(sheet(canvasElement)).toHaveValue(openText)
  },
}
export const Written: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(sheet(canvasElement), ' I like it.')
    await expect(args.onChange).toHaveBeenLastCalledWith(`${openText} I like it.`)
    await userEvent.click(send(canvasElement))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(sheet(canvasElement))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledTimes(2)
  },
}
/** An unchanged text is not sent. */
export const Unchanged: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(send(canvasElement))
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(i18n.t('second-version.form.same'))
    await expect(sheet(canvasElement)).toHaveFocus()
    await userEvent.clear(sheet(canvasElement))
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(i18n.t('second-version.form.empty'))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const TooLong: Story = { args: { value: 'word '.repeat(4001) } }
export const Sending: Story = {
  args: { busy: true, value: `${openText} I like it.` },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(send(canvasElement))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
/** On a small phone. */
export const Narrow: Story = { decorators: [narrow] }
