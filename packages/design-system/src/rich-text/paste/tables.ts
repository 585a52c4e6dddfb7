import { sheetElement } from './pasted-styles.ts'

const textOf = (node: Element) => node.textContent.replaceAll('\u00A0', ' ').trim()

/** Whether all that a cell says is bold: how programs that know no headers show them. */
function isBold(cell: Element): boolean {
  const bold = Array.from(cell.querySelectorAll('strong'), textOf).join('')
  return textOf(cell) !== '' && bold.replaceAll(/\s/g, '') === textOf(cell).replaceAll(/\s/g, '')
}

function toHeader(cell: HTMLTableCellElement) {
  const header = cell.ownerDocument.createElement('th')
  header.setAttribute('scope', cell.colSpan > 1 ? 'colgroup' : 'col')
  for (const name of ['colspan', 'rowspan']) {
    const span = cell.getAttribute(name)
    if (span !== null) header.setAttribute(name, span)
  }
  header.append(...cell.childNodes)
  // A header is bold already.
  for (const bold of header.querySelectorAll('strong')) bold.replaceWith(...bold.childNodes)
  cell.replaceWith(header)
}

/** Gives a table the parts that the school's tables have: header cells, and rows in a head and bodies alone. */
function rebuild(table: HTMLTableElement) {
  for (const gone of table.querySelectorAll('col, colgroup')) gone.remove()
  const { caption, tFoot: foot } = table
  if (caption) {
    const title = table.ownerDocument.createElement('p')
    title.append(...caption.childNodes)
    table.before(title)
    caption.remove()
  }
  if (foot) {
    const body = table.createTBody()
    body.append(...foot.rows)
    foot.remove()
  }
  const rows = Array.from(table.rows)
  const [first] = rows
  if (!first) return
  // A cell of several rows, as the name of a group has beside it, keeps them together.
  const head = rows.slice(0, Math.max(1, ...Array.from(first.cells, (cell) => cell.rowSpan)))
  const cells = head.flatMap((row) => Array.from(row.cells))
  if (!table.tHead && head.length < rows.length && cells.every((cell) => cell.localName === 'th' || isBold(cell)))
    table.createTHead().append(...head)
  for (const row of table.tHead?.rows ?? []) for (const cell of Array.from(row.cells)) toHeader(cell)
}

/** Rebuilds pasted tables, whose headers are bold cells in most programs. */
export function rebuildTables(root: HTMLElement) {
  for (const table of root.querySelectorAll('table')) rebuild(table)
}

/** Makes the cells bold that a spreadsheet shows so by a class of its style sheet. */
export function readCellClasses(root: HTMLElement) {
  const sheets = Array.from(root.ownerDocument.querySelectorAll(sheetElement), ({ textContent }) => textContent).join(
    '\n',
  )
  for (const [, name, rules = ''] of sheets.matchAll(/\.(xl\d+)\s*\{([^}]*)\}/g)) {
    if (!/font-weight:\s*(?:bold|[6-9]00)/i.test(rules)) continue
    for (const cell of root.querySelectorAll(`td.${name}`)) {
      const bold = root.ownerDocument.createElement('strong')
      bold.append(...cell.childNodes)
      cell.append(bold)
    }
  }
}
