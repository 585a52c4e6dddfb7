import { HStack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import about from './toaster.about.tsx'
import { Toaster } from './toaster.tsx'
import { currentToasts, dismiss, notify } from './toasts.ts'

const clear = () => {
  for (const { id } of currentToasts()) dismiss(id)
}

const onSelect = fn()

/** Long enough for a screenshot. */
const duration = 60 * 60 * 1000

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  parameters: { about },
  render: () => (
    <>
      <HStack gap={3} wrap="wrap" pt={48}>
        <Button onClick={() => notify({ type: 'info', title: 'A new chapter is open', duration })}>Info</Button>
        <Button onClick={() => notify({ type: 'success', title: 'Password changed', duration })}>Success</Button>
        <Button
          onClick={() => notify({ type: 'danger', title: 'Not sent', description: 'Check your connection.', duration })}
        >
          Danger
        </Button>
      </HStack>
      <Toaster />
    </>
  ),
  beforeEach: () => {
    clear()
    onSelect.mockClear()
    return clear
  },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Info', 'Success', 'Danger']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const LeavesByItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    notify({ type: 'info', title: 'Only a moment', duration: 50 })
    await canvas.findByText('Only a moment')
    await waitFor(() => expect(canvas.queryByText('Only a moment')).toBeNull())
  },
}
export const GoesOnceItIsLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    notify({ type: 'info', title: 'Read me', duration: 400 })
    await userEvent.hover(await canvas.findByText('Read me'))
    notify({ type: 'info', title: 'Me too', duration: 400 })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.unhover(canvas.getByText('Read me'))
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0), { timeout: 2000 })
  },
}
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    notify({ type: 'danger', title: 'Not saved' })
    const item = await canvas.findByRole('listitem')
    await userEvent.click(within(item).getByRole('button'))
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}
export const WithAction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    notify({ type: 'success', title: 'Deleted “The hall”', duration, action: { label: 'Undo', onSelect } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('listitem')).toBeNull()
    notify({ type: 'success', title: 'Deleted “The hall”', duration, action: { label: 'Undo', onSelect } })
    await canvas.findByRole('button', { name: 'Undo' })
  },
}
