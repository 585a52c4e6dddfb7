import { Extension, Node, type Attributes } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'

/** What prosemirror-tables takes each node for. */
const roles: Record<string, string> = { table: 'table', tr: 'row', th: 'header_cell', td: 'cell' }

/** Wider or higher cells than any text has would only cost time. */
const longestSpan = 100

const spanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(Math.max(Math.trunc(Number(cell.getAttribute(name))), 1), longestSpan),
  renderHTML: ({ [name]: span }: Record<string, unknown>) => (span === 1 ? {} : { [name]: span }),
})

const part = (tag: string, content: string, attributes: Attributes = {}) =>
  Node.create({
    name: tag,
    content,
    ...(tag === 'table' && { group: 'block' }),
    // Backspace at its start does not merge it with the block before.
    isolating: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const cell: Attributes = {
  colspan: spanAttribute('colspan'),
  rowspan: spanAttribute('rowspan'),
  scope: { default: null },
}

/** Tables are rows of cells while they are edited; `writeTableParts` gives them their head and body back. */
export const tableNodes = [
  part('table', 'tr+'),
  part('tr', '(th | td)*'),
  part('th', 'block+', cell),
  part('td', 'block+', cell),
]

/** Selects cells, and keeps every row of a table as wide as the others. */
export const tables = Extension.create({
  name: 'tables',
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
})
