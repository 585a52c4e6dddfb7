import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import about from './menu.about.tsx'
import { Menu } from './menu.tsx'

const onSelect = fn()
const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { about },
  args: {
    label: 'Language: English',
    trigger: 'English',
    items: [
      { label: 'English', onSelect, current: true },
      { label: 'Português', onSelect },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Português' })).toBeVisible())
  },
}
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Language: English' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Português' }))
    await expect(onSelect).toHaveBeenCalled()
    await expect(opener).toHaveFocus()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
}
export const LeftByEscape: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Language: English' })
    await userEvent.click(opener)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(opener).toHaveFocus()
  },
}
