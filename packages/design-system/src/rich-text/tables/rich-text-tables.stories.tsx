import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inForm, narrow } from '../../forms/story-binding.tsx'
import about from '../rich-text.about.tsx'
import { RichText } from '../rich-text.tsx'
import { tableLimits, type TableToolName } from './table-tools.ts'

const meta = {
  title: 'Components/RichText/Tables',
  component: RichText,
  tags: ['staff'],
  parameters: { about },
  // The editor is loaded before a story is shown: the stories test behaviour, not loading.
  loaders: [() => import('../rich-text-editor.tsx')],
  args: { label: 'Description', value: '', onChange: fn(), lang: 'en' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RichText
        {...args}
        value={value}
        onChange={(html) => {
          args.onChange(html)
          setValue(html)
        }}
      />
    )
  },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

const verbs = [
  '<table><thead><tr><th scope="col">Verb</th><th scope="col">Past</th></tr></thead>',
  '<tbody><tr><td>go</td><td>went</td></tr></tbody></table>',
].join('')

const textIn = (canvas: HTMLElement) => within(canvas).findByRole('textbox', { name: 'Description' })
const openForm = async (canvas: HTMLElement) => {
  within(canvas)
    .getByRole('button', { name: i18n.t('editing.text.table') })
    .focus()
  await userEvent.keyboard('{Enter}')
  return within(canvas).findByRole('group', { name: i18n.t('editing.text.table') })
}
const use = async (form: HTMLElement, name: TableToolName) => {
  within(form)
    .getByRole('button', { name: i18n.t(`editing.text.tableTools.${name}`) })
    .focus()
  await userEvent.keyboard('{Enter}')
}

/** Puts the caret into a cell. */
async function enter(text: HTMLElement, words: string) {
  text.focus()
  getSelection()?.selectAllChildren(within(text).getByText(words))
  getSelection()?.collapseToEnd()
  // The editor reads the selection in the next turn.
  await waitFor(() => expect(getSelection()?.isCollapsed).toBe(true))
}

/** A table of a size that is asked for comes in by the keyboard, and the caret stands in its first cell. */
export const Inserted: Story = {
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    const form = await openForm(canvasElement)
    const rows = within(form).getByRole('textbox', { name: i18n.t('editing.text.tableSize.rows') })
    const columns = within(form).getByRole('textbox', { name: i18n.t('editing.text.tableSize.columns') })
    const insert = within(form).getByRole('button', { name: i18n.t('editing.text.insertTable') })
    await userEvent.clear(rows)
    await userEvent.type(rows, String(tableLimits.rows + 1))
    await userEvent.click(insert)
    await expect(rows).toBeInvalid()
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const field of [rows, columns]) {
      await userEvent.clear(field)
      await userEvent.type(field, '2')
    }
    insert.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(text).toHaveFocus())
    const first = () => within(text).getAllByRole('columnheader')[0]
    await waitFor(() => expect(first()?.contains(getSelection()?.anchorNode ?? null)).toBe(true))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', 'Verb')
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<table><thead><tr><th scope="col">Verb</th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
      ),
    )
  },
}

/** Rows, columns and headers of the table at the caret, by the keyboard; the last row and column go with the table alone. */
export const Changed: Story = {
  args: { value: verbs },
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    await enter(text, 'went')
    const form = await openForm(canvasElement)
    const said = (row: number, rows: number, column: number, columns: number) =>
      within(form).findByText(i18n.t('editing.text.tablePlace', { row, rows, column, columns }))
    await said(2, 2, 2, 2)
    const last = (html: string) => waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(html))
    await use(form, 'rowBelow')
    await last(verbs.replace('</tr></tbody>', '</tr><tr><td></td><td></td></tr></tbody>'))
    await said(2, 3, 2, 2)
    await use(form, 'columnAfter')
    await said(2, 3, 2, 3)
    await use(form, 'deleteColumn')
    await said(2, 3, 2, 2)
    await use(form, 'deleteRow')
    await use(form, 'deleteColumn')
    await use(form, 'deleteColumn')
    await use(form, 'deleteRow')
    await use(form, 'deleteRow')
    await expect(within(text).getAllByRole('row')).toHaveLength(1)
    await userEvent.click(within(form).getByRole('button', { name: i18n.t('editing.text.deleteTable') }))
    await last('')
    await waitFor(() => expect(text).toHaveFocus())
  },
}

/** The header row and the header column are told apart by what they are of. */
export const Headers: Story = {
  args: { value: verbs },
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement)
    await enter(text, 'went')
    const form = await openForm(canvasElement)
    const headers = within(form).getByRole('button', { name: i18n.t('editing.text.tableTools.headerRow') })
    await expect(headers).toHaveAttribute('aria-pressed', 'true')
    await use(form, 'headerColumn')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(verbs.replace('<td>go</td>', '<th scope="row">go</th>')),
    )
    await use(form, 'headerRow')
    await expect(headers).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<table><tbody><tr><th scope="row">Verb</th><td>Past</td></tr><tr><th scope="row">go</th><td>went</td></tr></tbody></table>',
      ),
    )
    // Escape leads back to the text.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
  },
}

/** The tools of a table on the narrowest phone. */
export const NarrowTools: Story = {
  decorators: [inForm, narrow],
  args: { value: verbs },
  play: async ({ canvasElement }) => {
    await enter(await textIn(canvasElement), 'went')
    await openForm(canvasElement)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
