import { Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import about from './drawer.about.tsx'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { about },
  args: { open: false, onClose: () => undefined, title: 'Main menu', children: <Text>Every room of the house.</Text> },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Main menu' })).toBeVisible())
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button'))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(within(canvasElement).getByText('Every room of the house.')).toBeVisible())
  },
}
export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, index) => <Button key={index}>{`Room ${index + 1}`}</Button>) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Main menu' })
    const last = within(dialog).getByRole('button', { name: 'Room 40' })
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    // The cross stays in reach.
    await expect(within(dialog).getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
