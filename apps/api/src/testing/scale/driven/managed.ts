import { lifecycleCalls, managed, managedCalls, type Call, type ManagedEntity } from '@the-house/domain'
import type { Row } from './row.ts'

interface Driven {
  call: Call
  row: Row
}

/** What a copy of a row has to change, so that the school takes it. */
const copies: Record<string, (body: Record<string, unknown>, unit: number) => object> = {
  '/contents': (_, unit) => ({ topic_id: (unit % 20) * 5 + 2, published: false }),
  '/topics': (_, unit) => ({ name: `Topic of ${unit}`, requirement_id: null }),
  '/articles': (_, unit) => ({ title: `Article of ${unit}` }),
  '/exercises': () => ({ published: false }),
  '/speaking_chapters': (_, unit) => ({ number: 1000 + unit }),
  '/seasons': (_, unit) => ({
    name: `Season of ${unit}`,
    first_day: `${3000 + unit}-01-01`,
    last_day: `${3000 + unit}-02-01`,
  }),
}
const copyOf = (path: string, body: Record<string, unknown>, unit: number) => ({
  ...body,
  ...(path in copies ? copies[path]?.(body, unit) : { name: `One of ${unit}` }),
})

/** Lists, reads, makes, changes, removes and restores one of an entity, from what another one is. */
function rowsOf([name, entity]: [string, ManagedEntity]): Record<string, Driven> {
  const { list, read, create, change, remove } = managedCalls(entity)
  const { dependents, restore, changes } = lifecycleCalls(entity)
  const [sort] = entity.sort
  const known = `${name}.read`
  const made = (told: (call: string) => { id: number }) => ({ id: told(`${name}.create`).id })
  return {
    [`${name}.list`]: {
      call: list,
      row: (p) => [
        { as: p.administrator },
        { as: p.administrator, query: { term: 'of' } },
        { as: p.administrator, query: { sort: `-${sort}` } },
        { as: p.administrator, query: { removed: true } },
      ],
    },
    [known]: {
      call: read,
      row: (p, told) => ({ as: p.administrator, params: { id: told(`${name}.list`).content.at(-1)?.id ?? 1 } }),
    },
    [`${name}.create`]: {
      call: create,
      row: (p, told) => ({
        as: p.administrator,
        body: copyOf(entity.path, told(known).managed ?? told(known), p.unit),
      }),
    },
    [`${name}.change`]: {
      call: change,
      row: (p, told) => ({ as: p.administrator, params: made(told), body: told(`${name}.create`) }),
    },
    [`${name}.dependents`]: { call: dependents, row: (p, told) => ({ as: p.administrator, params: made(told) }) },
    [`${name}.remove`]: { call: remove, row: (p, told) => ({ as: p.administrator, params: made(told) }) },
    [`${name}.restore`]: { call: restore, row: (p, told) => ({ as: p.administrator, params: made(told) }) },
    [`${name}.changes`]: { call: changes, row: (p, told) => ({ as: p.administrator, params: made(told) }) },
  }
}

/** The calls of what is managed, by entity; a file and a former state are read by the id of their row. */
export const managedRows: Record<string, Driven> = Object.assign(
  {},
  ...Object.entries<ManagedEntity>(managed).map(rowsOf),
)
