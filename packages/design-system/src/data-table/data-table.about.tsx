import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { DataTable } from './data-table.tsx'

const rooms = [
  { id: 1, name: 'The hall', words: 24 },
  { id: 2, name: 'The kitchen', words: 31 },
]
const state = { page: 1, size: 20, term: '', sort: null }

export default about({
  exports: ['DataTable', 'useSearchDraft'],
  purpose:
    'A list of things that can be changed, page by page: search, order, select, add, and on phones a card a row. Its state lives in the address.',
  avoid: [
    'A few rows that are only read: a plain table.',
    'Numbers to compare: BarTable.',
    'Rows in an order of their own: OrderList.',
  ],
  good: {
    show: (
      <DataTable
        label="Rooms"
        columns={[{ name: 'name', label: 'Name', render: (row: { name: string }) => row.name }]}
        rows={rooms}
        total={2}
        state={state}
        onChange={ignore}
        hrefFor={() => '#'}
        nameOf={(row) => row.name}
        editHref={() => '#'}
      />
    ),
    why: 'The first column names the row and leads to it; each button says which row it is for.',
  },
  bad: {
    show: <Said>name, unit, tribe, e-mail, phone, born, code, created, changed, by</Said>,
    why: 'Ten columns: nothing is found in it, and on a phone a card is a page long. Keep what tells rows apart.',
  },
  anatomy: {
    Search: 'looks a second after the last letter, or on Enter',
    Filters: 'what narrows the list besides',
    Add: 'the round button',
    Head: 'stays in sight; a name that sorts is a button',
    Rows: 'the first cell is their heading',
    Actions: 'see, change, delete, and other places',
    Foot: 'which part is shown, five pages, how many rows',
    'Bulk bar': 'what can be done with all that are selected',
  },
  callouts: { Search: 'input', Head: 'thead', Rows: 'tbody th', Foot: 'output' },
  keys: {
    Tab: 'through search, head, rows, foot',
    'Enter in the search': 'looks at once',
    'Enter on a column': 'sorts up, down, not at all',
    Space: 'selects a row',
  },
  spoken: [
    'A table with a name; each row by its first cell.',
    'The order of a column as ascending or descending.',
    '3 selected, politely.',
    'After turning a page the focus is on the table.',
  ],
})
