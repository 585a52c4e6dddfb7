import { Box } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inForm, narrow } from '../forms/story-binding.tsx'
import about from './search-select.about.tsx'
import { SearchSelect, type SearchSelectProps } from './search-select.tsx'

const kinds = ['Café', 'Bakery', 'Bookshop', 'Dentist', 'Gym', 'Language travel', 'Pharmacy', 'Restaurant', 'School']
const few = kinds.map((label, index) => ({ id: index + 1, label }))
const many = Array.from({ length: 9999 }, (_, id) => ({ id, label: `Segment ${id}`, hint: `Group ${id % 10}` }))

function Kept(args: SearchSelectProps) {
  const [value, setValue] = useState(args.value)
  return (
    <Box minH="26rem">
      <SearchSelect
        {...args}
        value={value}
        onChange={(option) => {
          args.onChange(option)
          setValue(option)
        }}
      />
    </Box>
  )
}

const meta = {
  title: 'Components/SearchSelect',
  component: SearchSelect,
  tags: ['staff'],
  parameters: { about },
  decorators: [inForm],
  args: { label: 'Segment', options: few, value: null, placeholder: 'Café, school…', onChange: fn() },
  render: Kept,
} satisfies Meta<typeof SearchSelect>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox')
const optionsIn = (canvas: HTMLElement) => within(canvas).getAllByRole('option')

export const Closed: Story = {}
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement)
    field.focus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const [, second] = optionsIn(canvasElement)
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(few[1])
    await expect(field).toHaveValue('Bakery')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveValue('Bakery')
  },
}
export const ByTyping: Story = {
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement)
    await userEvent.type(field, 'CAFE{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(few[0])
    await userEvent.type(field, '{Backspace}x')
    await userEvent.tab()
    // Text that was typed without a choice is discarded.
    await waitFor(() => expect(field).toHaveValue('Café'))
  },
}
export const Open: Story = {
  args: { value: few[3] ?? null },
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('Dentist')
  },
}
export const Cleared: Story = {
  args: { value: few[3] ?? null },
  play: async ({ args, canvasElement }) => {
    const name = i18n.t('editing.choice.clear', { label: args.label })
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(fieldIn(canvasElement)).toHaveFocus()
    await expect(fieldIn(canvasElement)).toHaveValue('')
  },
}
export const VeryMany: Story = {
  args: { options: many },
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement)
    await userEvent.click(field)
    await expect(optionsIn(canvasElement).length).toBeLessThan(25)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(within(canvasElement).getByText('Segment 9998')).toBeVisible())
    await expect(optionsIn(canvasElement).at(-1)).toHaveAttribute('aria-setsize', '9999')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(many[9998])
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'cellar')
    await expect(within(canvasElement).getByText(i18n.t('editing.choice.none'))).toBeVisible()
  },
}
export const Loading: Story = {
  args: { options: undefined },
  play: async ({ canvasElement }) => userEvent.click(fieldIn(canvasElement)),
}
export const Failed: Story = {
  args: { options: [], failure: 'The segments could not be loaded.' },
  play: async ({ canvasElement }) => userEvent.click(fieldIn(canvasElement)),
}
/** The server searches; the field shows its results. */
export const Searched: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'hall')
    await expect(args.onSearch).toHaveBeenLastCalledWith('hall')
    await expect(optionsIn(canvasElement)).toHaveLength(few.length)
  },
}
export const Wrong: Story = { args: { error: 'This field is required' } }
export const Disabled: Story = { args: { value: few[3] ?? null, disabled: true } }
export const Narrow: Story = {
  decorators: [narrow],
  args: { options: many },
  play: async ({ canvasElement }) => userEvent.click(fieldIn(canvasElement)),
}
