import { Box, chakra } from '@chakra-ui/react'
import { useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { ProgressLine } from '../progress-line/progress-line.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CardTools } from './card-tools.tsx'
import { NoRows } from './no-rows.tsx'
import { selectionOfPage } from './page-selection.ts'
import { rowsAwaited } from './rows-shown.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { tableRecipe } from './table-recipe.ts'
import { TableRow } from './table-row.tsx'
import { TableTools } from './table-tools.tsx'
import type { Column, Identified, RowActions, Selection, Sort, TableLink, TableState } from './table-types.ts'
import { useLastPage } from './use-last-page.ts'

const Table = chakra('table', tableRecipe)

const PlainLink: TableLink = ({ children, ...rest }) => <a {...rest}>{children}</a>

export interface DataTableProps<Row extends Identified> extends RowActions<Row> {
  /** What the table lists: its accessible name. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of the current page; undefined while they load. */
  rows: readonly Row[] | undefined
  /** The total number of rows of all pages; undefined while it is unknown. */
  total: number | undefined
  /** There are more rows than `total`, which counts only so far. */
  more?: boolean | undefined
  /** Page, search and sorting; controlled, and kept in the URL. */
  state: TableState
  onChange: (state: TableState) => void
  /** The URL of a state. */
  hrefFor: (state: TableState) => string
  /** The rows are stale (of an earlier state) while the requested ones load. */
  busy?: boolean
  /** The URL to add a row; left out for users without permission. */
  addHref?: string | undefined
  /** What could be listed here, for an empty list. */
  hint?: ReactNode
  /** Filters beside the search. */
  filters?: ReactNode
  selection?: Selection | undefined
  /** The router's link component; default: plain links. */
  link?: TableLink
  /** The offset of the sticky header from the window's top, as CSS: the height of the app's top bar. */
  top?: string
}

/** A paginated list of records to manage; on narrow screens its rows are cards. Words of area `editing`. */
export function DataTable<Row extends Identified>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    total,
    more = false,
    state,
    onChange,
    hrefFor,
    busy = false,
    addHref,
    hint,
    filters,
  } = props
  const { selection, link = PlainLink, top, nameOf, viewHref, editHref, links, onDelete } = props
  const table = useRef<HTMLTableElement>(null)
  // The last known total keeps the pagination in place while another page loads.
  const [known, setKnown] = useState(total)
  if (total !== undefined && total !== known) setKnown(total)

  const actions = Boolean(viewHref ?? editHref ?? links ?? onDelete)
  const page = selection && selectionOfPage(selection, rows ?? [])
  const ask = (change: Partial<TableState>) => onChange({ ...state, page: 1, ...change })
  const order = { columns, sort: state.sort, onSort: (sort: Sort | null) => ask({ sort }), choice: page }
  const toTable = () => table.current?.focus({ preventScroll: true })
  const beyond = useLastPage(props)
  const shown = beyond ? undefined : rows
  const none = shown?.length === 0
  const style: CSSProperties & { '--table-top'?: string } = top === undefined ? {} : { '--table-top': top }

  return (
    <Box containerType="inline-size" style={style}>
      <TableTools term={state.term} onSearch={(term) => ask({ term })} {...{ filters, addHref, link }} />
      {none ? (
        <NoRows term={state.term} onClear={() => ask({ term: '' })} {...{ hint, addHref, link }} />
      ) : (
        <>
          <CardTools {...order} />
          {/* The space of the progress bar is reserved to avoid a layout shift. */}
          <Box h={2} mb={1}>
            {busy && <ProgressLine />}
          </Box>
          <Table ref={table} tabIndex={-1} scrollMarginTop={20} aria-busy={busy || !shown}>
            <VisuallyHidden as="caption">{label}</VisuallyHidden>
            <TableHead {...order} actions={actions} />
            <tbody>
              {shown?.map((row) => (
                <TableRow
                  key={row.id}
                  choice={
                    page && {
                      selected: selection.ids.has(row.id),
                      onChange: (selected: boolean) => page.select(row, selected),
                    }
                  }
                  {...{ row, columns, link, actions, nameOf, viewHref, editHref, links, onDelete }}
                />
              )) ?? <SkeletonRows count={rowsAwaited(state, known)} choice={Boolean(page)} {...{ columns, actions }} />}
            </tbody>
          </Table>
        </>
      )}
      {known !== undefined && known > 0 && !none && (
        <TableFoot
          {...{ state, hrefFor, onChange }}
          total={known}
          more={more}
          onTurn={(to) => {
            toTable()
            table.current?.scrollIntoView()
            ask({ page: to })
          }}
        />
      )}
      {selection && (
        <BulkBar
          count={selection.ids.size}
          actions={selection.actions}
          onClear={() => {
            selection.onChange(new Set())
            toTable()
          }}
        />
      )}
    </Box>
  )
}
