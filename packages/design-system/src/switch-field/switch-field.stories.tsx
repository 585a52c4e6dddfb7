import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inForm } from '../forms/story-binding.tsx'
import about from './switch-field.about.tsx'
import { SwitchField } from './switch-field.tsx'

const meta = {
  title: 'Components/SwitchField',
  component: SwitchField,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Published', hint: 'Students see it at once.', checked: false, onChange: fn() },
  render: function Kept(args) {
    const [checked, setChecked] = useState(args.checked)
    return (
      <SwitchField
        {...args}
        checked={checked}
        onChange={(on) => {
          args.onChange(on)
          setChecked(on)
        }}
      />
    )
  },
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Published' })
    toggle.focus()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(within(canvasElement).getByText('Published'))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}
export const On: Story = { args: { checked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, checked: true } }
