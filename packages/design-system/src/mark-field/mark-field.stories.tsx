import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './mark-field.about.tsx'
import { MarkField } from './mark-field.tsx'

const meta = {
  title: 'Components/MarkField',
  component: MarkField,
  tags: ['staff'],
  parameters: { about },
  args: { label: 'Mark', hint: 'From 6 on it counts as right.', value: null, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <MarkField
        {...args}
        value={value}
        onChange={(mark) => {
          args.onChange(mark)
          setValue(mark)
        }}
      />
    )
  },
} satisfies Meta<typeof MarkField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Mark' }))
    await expect(group.getAllByRole('radio')).toHaveLength(11)
    await userEvent.click(group.getByRole('radio', { name: '9' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
    await expect(group.getByRole('radio', { name: '10' })).toBeChecked()
  },
}
export const Given: Story = { args: { value: 7 } }
export const Missing: Story = { args: { error: 'Choose a mark' } }
export const Disabled: Story = { args: { value: 4, disabled: true } }
