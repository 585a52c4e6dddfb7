import { Flex } from '@chakra-ui/react'
import { i18n, useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ignore } from '../about/ignore.ts'
import { Button } from '../button/button.tsx'
import { DeleteDialog } from '../delete-dialog/delete-dialog.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { notify } from '../toaster/toasts.ts'
import { Toaster } from '../toaster/toaster.tsx'
import { Page } from './page.tsx'
import { school } from './school.ts'

/**
 * Ask for confirmation only when an action cannot be undone or costs something. The title is a question that names the
 * record; the button names the action. The focus is on Cancel. Afterwards a toast confirms the result; a record that
 * can be restored is restored from the place where it was deleted.
 */
const meta = {
  title: 'Patterns/Confirmation',
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Hall() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Page title={school.chapter} lead={t('books.number', { number: 1 })}>
      <Flex>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('editing.delete.confirm')}
        </Button>
      </Flex>
      <DeleteDialog
        open={open}
        names={[school.chapter]}
        goesToo={[
          { label: t('admin.crumbs.topics'), count: 4 },
          { label: t('admin.crumbs.exercises'), count: 31 },
        ]}
        note={t('admin.removeNote')}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          notify({ type: 'success', title: t('admin.deleted') })
        }}
      />
      <Toaster />
    </Page>
  )
}

function Finish() {
  const { t } = useTranslation()
  return (
    <Page title={school.test}>
      <ConfirmDialog
        open
        title={t('test.messages.withoutAnswer', { count: 2 })}
        description={t('tests.finishHint')}
        confirmLabel={t('test.finish')}
        onConfirm={ignore}
        onCancel={ignore}
      />
    </Page>
  )
}

export const Delete: Story = {
  render: () => <Hall />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: i18n.t('editing.delete.confirm') })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('31')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('design.dialog.cancel') }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const HandIn: Story = { render: () => <Finish /> }
