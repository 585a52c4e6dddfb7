export type Params = Record<string, string | undefined>

export interface Matched<Row> {
  row: Row
  params: Params
}

/** `/chapter/:id` as an expression whose groups are the parameters. */
const expression = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

/** The first row of a table that a path leads to. */
export function matchIn<Row extends { path: string }>(
  table: Readonly<Record<string, Row>>,
  path: string,
): Matched<Row> | undefined {
  for (const row of Object.values(table)) {
    const found = expression(row.path).exec(path)
    if (found) return { row, params: { ...found.groups } }
  }
  return undefined
}

/** A row's pattern with its parameters filled in. */
export const fillPath = (pattern: string, params: Params): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
