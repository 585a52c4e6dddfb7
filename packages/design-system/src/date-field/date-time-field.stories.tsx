import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './date-time-field.about.tsx'
import { DateTimeField } from './date-time-field.tsx'

const meta = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Opens on', value: '', onChange: fn(), timeZone: 'America/Sao_Paulo' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateTimeField
        {...args}
        value={value}
        onChange={(moment) => {
          args.onChange(moment)
          setValue(moment)
        }}
      />
    )
  },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const time = within(canvasElement).getByLabelText(i18n.t('editing.date.time'))
    await expect(time).toBeDisabled()
    await userEvent.type(within(canvasElement).getByRole('textbox'), '05032027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05T03:00:00.000Z')
    await fireEvent.change(time, { target: { value: '08:30' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05T11:30:00.000Z')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('05/03/2027')
  },
}
export const Filled: Story = { args: { value: '2027-03-06T02:30:00Z', hint: 'Students see it from then on.' } }
export const Narrow: Story = { decorators: [narrow], args: { value: '2027-03-06T02:30:00Z' } }
