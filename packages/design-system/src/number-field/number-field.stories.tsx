import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inForm } from '../forms/story-binding.tsx'
import about from './number-field.about.tsx'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Discount', hint: 'In per cent', value: null, min: 1, max: 99, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(number) => {
          args.onChange(number)
          setValue(number)
        }}
      />
    )
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Discount' })
    await userEvent.type(field, '1x5%')
    await expect(field).toHaveValue('15')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(16)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(field).toHaveValue('1')
  },
}
export const AtTheEnd: Story = {
  args: { value: 99 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    field.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('99')
  },
}
export const TwoDigits: Story = {
  args: { value: null, maxDigits: 2 },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '150')
    await expect(args.onChange).toHaveBeenLastCalledWith(15)
  },
}
export const Wrong: Story = { args: { value: 100, error: 'A discount has at most two digits' } }
export const Disabled: Story = { args: { value: 10, disabled: true } }
