import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TextLink } from '../text-link/text-link.tsx'
import about from './disclosure.about.tsx'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: { about },
  args: {
    label: 'Teaching',
    open: false,
    onToggle: () => undefined,
    children: (
      <>
        <TextLink href="#classes">My classes</TextLink>
        <TextLink href="#corrections">Corrections</TextLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '13rem', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  render: function Held(args) {
    const [open, setOpen] = useState(args.open)
    return <Disclosure {...args} open={open} onToggle={() => setOpen(!open)} />
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Open: Story = { args: { open: true } }
export const Narrow: Story = { args: { open: true, narrow: true } }
export const LongCaption: Story = { args: { label: 'Everything that the school sells for dollars, by category' } }
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const caption = canvas.getByRole('button', { name: 'Teaching' })
    await userEvent.tab()
    await expect(caption).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(caption).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'My classes' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(caption).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(caption).toHaveFocus()
  },
}
