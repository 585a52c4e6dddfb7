import { Box } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './search-multi-select.about.tsx'
import { SearchMultiSelect } from './search-multi-select.tsx'

const units = ['Centro', 'Jardins', 'Moema', 'Online', 'Pinheiros'].map((label, index) => ({ id: index + 1, label }))

const meta = {
  title: 'Components/SearchMultiSelect',
  component: SearchMultiSelect,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Units', options: units, value: units.slice(0, 2), onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Box minH="24rem">
        <SearchMultiSelect
          {...args}
          value={value}
          onChange={(options) => {
            args.onChange(options)
            setValue(options)
          }}
        />
      </Box>
    )
  },
} satisfies Meta<typeof SearchMultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox')

export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement)
    await userEvent.type(field, 'pin{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([units[0], units[1], units[4]])
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getAllByRole('option', { selected: true })).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    const name = i18n.t('editing.choice.remove', { name: 'Centro' })
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await expect(args.onChange).toHaveBeenLastCalledWith([units[1], units[4]])
    await expect(field).toHaveFocus()
  },
}
export const None: Story = { args: { value: [] } }
export const Open: Story = { play: async ({ canvasElement }) => userEvent.click(fieldIn(canvasElement)) }
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = { decorators: [narrow], args: { value: units } }
