const isOfColumns = (scope: string | null) => scope === 'col' || scope === 'colgroup'
const isEmpty = (cell: Element) => cell.textContent.trim() === '' && !cell.querySelector('img')

/** Whether a row is one of headers; one below the first only where its cells say so. */
function isHead({ cells }: HTMLTableRowElement, index: number): boolean {
  const all = Array.from(cells)
  const headers = all.filter(({ localName }) => localName === 'th')
  const scopes = headers.map((header) => header.getAttribute('scope'))
  return (
    headers.length > 0 &&
    all.every((cell) => headers.includes(cell) || isEmpty(cell)) &&
    scopes.every((scope) => isOfColumns(scope) || (index === 0 && scope === null))
  )
}

/** How many rows the head of a table has: no cell of it reaches below it. */
function headRows(rows: readonly HTMLTableRowElement[]): number {
  const found = rows.findIndex((row, index) => !isHead(row, index))
  const count = found === -1 ? rows.length : found
  const isWhole = rows
    .slice(0, count)
    .every((row, index) => Array.from(row.cells).every((cell) => index + cell.rowSpan <= count))
  return isWhole ? count : 0
}

function writeScopes(row: HTMLTableRowElement, isInHead: boolean) {
  for (const cell of row.cells) {
    const scope = cell.getAttribute('scope')
    if (cell.localName === 'td') cell.removeAttribute('scope')
    else if (isInHead) {
      if (scope === null) cell.setAttribute('scope', cell.colSpan > 1 ? 'colgroup' : 'col')
    } else if (scope === null || (isOfColumns(scope) && cell.cellIndex === 0 && row.querySelector('td')))
      cell.setAttribute('scope', cell.rowSpan > 1 ? 'rowgroup' : 'row')
  }
}

/** Gives the tables of an edited text their head and body, and each header cell the cells that it is of. */
export function writeTableParts(root: HTMLElement) {
  for (const table of root.querySelectorAll('table')) {
    const rows = Array.from(table.rows)
    const count = headRows(rows)
    const [head, body] = ['thead', 'tbody'].map((tag) => table.ownerDocument.createElement(tag))
    head?.append(...rows.slice(0, count))
    body?.append(...rows.slice(count))
    table.replaceChildren(...[head, body].flatMap((part) => (part?.firstChild ? [part] : [])))
    rows.forEach((row, index) => writeScopes(row, index < count))
  }
}
