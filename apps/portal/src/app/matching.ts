export type Params = Record<string, string | undefined>

export interface Matched<Row> {
  row: Row
  params: Params
}

/** Compiles a pattern such as `/chapter/:id` to an expression whose groups are the parameters. */
const expression = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

/** Returns the first row of a route table that matches a path. */
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

/** Fills the parameters into a row's pattern. */
export const fillPath = (pattern: string, params: Params): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
