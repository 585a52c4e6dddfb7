import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './date-field.about.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Components/DateField',
  component: DateField,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Available from', value: '', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onChange={(day) => {
          args.onChange(day)
          setValue(day)
        }}
      />
    )
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('textbox')

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement)
    await userEvent.type(field, '5/3/2027')
    await expect(field).toHaveValue('05/03/2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('05/03/202')
    await userEvent.keyboard('{Backspace>9/}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
export const NoSuchDay: Story = {
  args: { hint: '31 days' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '31022027')
    await expect(args.onChange).toHaveBeenLastCalledWith('31/02/2027')
    await expect(fieldIn(canvasElement)).toHaveValue('31/02/2027')
  },
}
export const Filled: Story = {
  args: { value: '2027-03-05T12:00:00Z' },
  play: async ({ args, canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveValue('05/03/2027')
    await userEvent.click(fieldIn(canvasElement))
    await userEvent.clear(fieldIn(canvasElement))
    await userEvent.paste('2028-12-24')
    await expect(fieldIn(canvasElement)).toHaveValue('24/12/2028')
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-12-24')
  },
}
export const Picked: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: i18n.t('editing.date.pick', { label: args.label }) }),
    ).toBeVisible()
    const picker = canvasElement.querySelector('input[type=date]')
    if (picker) await fireEvent.change(picker, { target: { value: '2027-03-05' } })
    await expect(fieldIn(canvasElement)).toHaveValue('05/03/2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05')
  },
}
export const Wrong: Story = { args: { value: '31/02/2027', error: 'This is not a day of the calendar' } }
export const Disabled: Story = { args: { value: '2027-03-05', disabled: true } }
export const Narrow: Story = { decorators: [narrow], args: { value: '2027-03-05', hint: 'From midnight on' } }
