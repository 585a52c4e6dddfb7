import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './tags-field.about.tsx'
import { TagsField } from './tags-field.tsx'

const meta = {
  title: 'Components/TagsField',
  component: TagsField,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Tags', hint: 'Enter adds a tag.', value: ['study tips', 'pronunciation'], onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TagsField
        {...args}
        value={value}
        onChange={(tags) => {
          args.onChange(tags)
          setValue(tags)
        }}
      />
    )
  },
} satisfies Meta<typeof TagsField>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'listening{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['study tips', 'pronunciation', 'listening'])
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent(i18n.t('editing.tags.added', { tags: 'listening' }))
    const name = i18n.t('editing.choice.remove', { name: 'study tips' })
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['pronunciation', 'listening'])
    await expect(field).toHaveFocus()
  },
}
export const None: Story = { args: { value: [] } }
export const WithError: Story = { args: { error: 'This is too long.' } }
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = {
  decorators: [narrow],
  args: { value: ['a tag with quite a few words in it', 'phone calls in English', 'tips'] },
}
