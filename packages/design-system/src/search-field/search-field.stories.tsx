import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './search-field.about.tsx'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { about },
  args: { label: 'Search the chapters', value: '', onChange: fn(), onSubmit: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(words) => {
          setValue(words)
          args.onChange(words)
        }}
      />
    )
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search the chapters' })
    await userEvent.type(field, 'hall{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('hall')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = { args: { value: 'the kitchen' } }
