import { notFoundRow, routes, type RouteRow } from './routes.ts'

export type Params = Record<string, string | undefined>

export interface Matched {
  row: RouteRow
  params: Params
}

/** `/chapter/:id` as an expression whose groups are the parameters. */
const expression = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

const table = Object.values(routes).map((row) => ({ row, expression: expression(row.path) }))

/** The row of the route table that a path leads to. */
export function matchPath(path: string): Matched {
  for (const { row, expression } of table) {
    const found = expression.exec(path)
    if (found) return { row, params: { ...found.groups } }
  }
  return { row: notFoundRow, params: {} }
}

/** A row's pattern with its parameters filled in. */
export const fillPath = (pattern: string, params: Params): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
