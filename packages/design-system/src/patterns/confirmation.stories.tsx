import { Flex } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DeleteDialog } from '../delete-dialog/delete-dialog.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { notify } from '../toaster/toasts.ts'
import { Toaster } from '../toaster/toaster.tsx'
import { Page } from './page.tsx'

/**
 * Only what cannot be taken back, or costs something, is asked about. The title is the question and names the thing;
 * the button is the deed. The focus is on Cancel. Afterwards a toast says what was done; what can be brought back is
 * brought back from where it was.
 */
const meta = {
  title: 'Patterns/Confirmation',
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Hall() {
  const [open, setOpen] = useState(false)
  return (
    <Page title="The hall" lead="Chapter 1 of Magic Formula 1">
      <Flex>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete
        </Button>
      </Flex>
      <DeleteDialog
        open={open}
        names={['The hall']}
        goesToo={[
          { label: 'Topics', count: 4 },
          { label: 'Exercises', count: 31 },
        ]}
        note="For 30 days it can be brought back from ‘Removed’."
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          notify({ type: 'success', title: 'The hall was deleted' })
        }}
      />
      <Toaster />
    </Page>
  )
}

export const Delete: Story = {
  render: () => <Hall />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('31')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('design.dialog.cancel') }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const HandIn: Story = {
  render: () => (
    <Page title="Where is Pepper?">
      <ConfirmDialog
        open
        title="Finish with 2 exercises unanswered?"
        description="You cannot come back to them afterwards."
        confirmLabel="Finish"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </Page>
  ),
}
