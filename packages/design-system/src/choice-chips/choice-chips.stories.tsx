import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import about from './choice-chips.about.tsx'
import { ChoiceChips } from './choice-chips.tsx'

const meta = {
  title: 'Components/ChoiceChips',
  component: ChoiceChips,
  parameters: { about },
  args: {
    label: 'Tags',
    options: ['events', 'kitchen', 'people', 'study tips'],
    chosen: ['kitchen'],
    lang: 'en',
    onChange: () => undefined,
  },
  render: (args) => {
    const [chosen, setChosen] = useState(args.chosen)
    return <ChoiceChips {...args} chosen={chosen} onChange={setChosen} />
  },
} satisfies Meta<typeof ChoiceChips>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement)
    await userEvent.click(chips.getByRole('button', { name: 'people' }))
    await userEvent.click(chips.getByRole('button', { name: 'kitchen' }))
    const pressed = chips.getAllByRole('button', { pressed: true })
    await expect(pressed.map((chip) => chip.textContent)).toEqual(['people'])
  },
}
export const None: Story = { args: { chosen: [] } }
export const Many: Story = {
  args: { options: Array.from({ length: 24 }, (_, index) => `word of room ${index + 1}`), chosen: ['word of room 2'] },
}
