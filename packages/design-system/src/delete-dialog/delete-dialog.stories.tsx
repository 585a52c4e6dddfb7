import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SelectField } from '../field/select-field.tsx'
import about from './delete-dialog.about.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

const meta = {
  title: 'Components/DeleteDialog',
  component: DeleteDialog,
  args: {
    open: true,
    names: ['The hall'],
    goesToo: [
      { label: 'Topics', count: 4 },
      { label: 'Exercises', count: 37 },
      { label: 'Contents', count: 0 },
    ],
    note: 'It can be brought back for 30 days.',
    onConfirm: fn(),
    onCancel: fn(),
  },
  tags: ['staff'],
  parameters: { about, docs: { story: { inline: false, iframeHeight: 460 } } },
} satisfies Meta<typeof DeleteDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (canvas: HTMLElement) => within(within(canvas).getByRole('alertdialog'))

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('heading')).toHaveTextContent(i18n.t('editing.delete.one', { name: 'The hall' }))
    await expect(dialog.getByRole('button', { name: i18n.t('design.dialog.cancel') })).toHaveFocus()
    await expect(dialog.getAllByRole('definition').map((count) => count.textContent)).toEqual(['4', '37'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('editing.delete.confirm') }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Alone: Story = { args: { goesToo: [] } }
export const Several: Story = {
  args: {
    names: ['The hall', 'The kitchen', 'The stairs', 'The study', 'The garden', 'The attic', 'The cellar'],
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('heading')).toHaveTextContent(i18n.t('editing.delete.several', { count: 7 }))
    await expect(dialog.getAllByRole('listitem').at(-1)).toHaveTextContent(i18n.t('editing.delete.more', { count: 2 }))
  },
}
export const WithChoice: Story = {
  args: {
    names: ['Books and paper'],
    goesToo: [{ label: 'Partners', count: 3 }],
    children: (
      <SelectField
        label="Move the partners to"
        placeholder="No segment: they are deleted, too"
        options={[{ value: '2', label: 'Travel' }]}
      />
    ),
    confirmLabel: 'Move and delete',
  },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Move the partners to' }), 'Travel')
    await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Counting: Story = {
  args: { goesToo: undefined },
  play: async ({ args, canvasElement }) => {
    const confirm = dialogIn(canvasElement).getByText(i18n.t('editing.delete.confirm'))
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Deleting: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialogIn(canvasElement).getByRole('button', { name: i18n.t('design.dialog.cancel') }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { failure: 'Students are working on 2 of its exercises now. Try again when they have finished.' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(dialogIn(canvasElement).getByRole('alert')).toBeVisible())
  },
}
