import { Text } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import about from './dialog.about.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onClose: fn(), title: 'Before you begin', children: <Text>Listen first, then read.</Text> },
  parameters: { about, docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { actions: <Button variant="primary">I agree</Button> } }
export const Large: Story = { args: { size: 'lg' } }

/** A title in another language than the page, as of a message of the school, is read in its own. */
export const TitleInItsLanguage: Story = {
  args: {
    title: 'Não haverá aula na segunda-feira',
    titleLang: 'pt-BR',
    children: <Text lang="pt-BR">A escola fica fechada.</Text>,
  },
  play: async ({ canvasElement, args }) => {
    const heading = within(canvasElement).getByRole('heading', { name: args.title })
    await expect(heading).toHaveAttribute('lang', 'pt-BR')
  },
}

export const GivesTheFocusBack: Story = {
  render: function Opener(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Instructions</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Instructions' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'Before you begin' })
    await userEvent.click(within(dialog).getByRole('button'))
    await expect(dialog).not.toBeVisible()
    await expect(opener).toHaveFocus()
  },
}

const confirm = {
  open: true,
  title: 'Finish with 2 exercises unanswered?',
  description: 'They will count as blank.',
  confirmLabel: 'Finish',
  onConfirm: fn(),
  onCancel: fn(),
}

export const Confirm: Story = {
  render: () => <ConfirmDialog {...confirm} />,
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog')
    const [, cancel, finish] = within(dialog).getAllByRole('button')
    await expect(cancel).toHaveFocus()
    await userEvent.click(finish ?? dialog)
    await expect(confirm.onConfirm).toHaveBeenCalled()
  },
}
export const ConfirmDanger: Story = {
  render: () => (
    <ConfirmDialog
      {...confirm}
      danger
      title="Delete 'The hall'?"
      description="Its four topics go with it."
      confirmLabel="Delete"
    />
  ),
}
/** Where the action itself is to cancel, 'Cancel' would not say which of the two it is. */
export const ConfirmCancelling: Story = {
  render: () => (
    <ConfirmDialog
      {...confirm}
      danger
      title="Cancel the 3 classes of this day?"
      description="Their students are told."
      confirmLabel="Cancel the classes"
      cancelLabel="Keep them"
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('alertdialog'))
    const keep = dialog.getByRole('button', { name: 'Keep them' })
    await expect(keep).toHaveFocus()
    await userEvent.click(keep)
    await expect(confirm.onCancel).toHaveBeenCalled()
    await expect(dialog.queryByRole('button', { name: i18n.t('design.dialog.cancel') })).toBeNull()
  },
}
export const ConfirmLoading: Story = { render: () => <ConfirmDialog {...confirm} loading /> }
