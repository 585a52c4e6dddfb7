import type { Editor } from '@tiptap/core'
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  columnIsHeader,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  rowIsHeader,
  selectedRect,
  TableMap,
  toggleHeader,
} from '@tiptap/pm/tables'

/** The largest table that is made here; one that was pasted may be larger. */
export const tableLimits = { rows: 40, columns: 12 } as const

/** Where the caret is in a table. */
export interface TablePlace {
  rows: number
  columns: number
  /** From 1. */
  row: number
  column: number
  hasHeaderRow: boolean
  hasHeaderColumn: boolean
  /** Whether every row, or every column, is selected: they go with the table alone. */
  isEveryRow: boolean
  isEveryColumn: boolean
}

/** The place of the caret in its table; null outside of one. */
export function tablePlace(state: EditorState): TablePlace | null {
  if (!isInTable(state)) return null
  const { map, table, top, bottom, left, right } = selectedRect(state)
  return {
    rows: map.height,
    columns: map.width,
    row: top + 1,
    column: left + 1,
    hasHeaderRow: rowIsHeader(map, table, 0),
    hasHeaderColumn: columnIsHeader(map, table, 0),
    isEveryRow: bottom - top === map.height,
    isEveryColumn: right - left === map.width,
  }
}

type Command = (state: EditorState, dispatch?: Editor['view']['dispatch']) => boolean

interface TableTool {
  command: Command
  can?: (place: TablePlace) => boolean
  /** Whether it is on; left out for one-time actions. */
  isOn?: (place: TablePlace) => boolean
}

const hasRoom = ({ rows }: TablePlace) => rows < tableLimits.rows
const hasWidth = ({ columns }: TablePlace) => columns < tableLimits.columns

export const tableToolNames = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'headerRow',
  'headerColumn',
  'deleteRow',
  'deleteColumn',
] as const
export type TableToolName = (typeof tableToolNames)[number]

/** What is done to the table at the caret. */
export const tableTools: Record<TableToolName, TableTool> = {
  rowAbove: { command: addRowBefore, can: hasRoom },
  rowBelow: { command: addRowAfter, can: hasRoom },
  columnBefore: { command: addColumnBefore, can: hasWidth },
  columnAfter: { command: addColumnAfter, can: hasWidth },
  headerRow: { command: toggleHeader('row'), isOn: ({ hasHeaderRow }) => hasHeaderRow },
  headerColumn: { command: toggleHeader('column'), isOn: ({ hasHeaderColumn }) => hasHeaderColumn },
  deleteRow: { command: deleteRow, can: ({ isEveryRow }) => !isEveryRow },
  deleteColumn: { command: deleteColumn, can: ({ isEveryColumn }) => !isEveryColumn },
}

/** Keeps the caret in its table, in the cell nearest to where it was, when its own cell was deleted. */
function keepCaret(tr: Transaction, { tableStart, top, left }: ReturnType<typeof selectedRect>): Transaction {
  const table = tr.doc.nodeAt(tableStart - 1)
  const { $head } = tr.selection
  if (!table || ($head.pos > tableStart && $head.pos < tableStart + table.content.size)) return tr
  const { map, width, height } = TableMap.get(table)
  const cell = map[Math.min(top, height - 1) * width + Math.min(left, width - 1)] ?? 0
  return tr.setSelection(TextSelection.near(tr.doc.resolve(tableStart + cell + 1)))
}

/** Runs a tool where it can be run; the focus stays where it is. */
export function runTableTool(editor: Editor, name: TableToolName): void {
  const { command, can } = tableTools[name]
  const place = tablePlace(editor.state)
  if (!place || can?.(place) === false) return
  const rect = selectedRect(editor.state)
  command(editor.state, (tr) => editor.view.dispatch(keepCaret(tr, rect)))
}

/** Removes the table at the caret. */
export const removeTable = (editor: Editor): boolean => deleteTable(editor.state, editor.view.dispatch)

/** Puts a table in the place of the selection, and the caret in its first cell. */
export function insertTable(editor: Editor, size: { rows: number; columns: number; header: boolean }): void {
  const { schema, tr } = editor.state
  const { table, tr: row, th, td } = schema.nodes
  if (!table || !row || !th || !td) return
  const rows = Array.from({ length: size.rows }, (_, index) =>
    row.create(
      null,
      Array.from({ length: size.columns }, () => (size.header && index === 0 ? th : td).createAndFill()).filter(
        (cell) => cell !== null,
      ),
    ),
  )
  const at = tr.selection.from + 1
  tr.replaceSelectionWith(table.create(null, rows))
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView())
}
