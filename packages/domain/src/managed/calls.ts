import type { AnyObjectSchema, Call } from '../call.ts'
import { changeActions } from '../kinds.ts'
import { limits } from '../limits.ts'
import { listOf, pageOf, pageQuery, sizeUpTo } from '../paging.ts'
import { boolean, file, id, instant, mixed, number, object, requiredId, string, trimmed } from '../validation.ts'
import type { ManagedAction, ManagedEntity } from './entity.ts'

/** `book_id` -> `book`. */
export const relatedName = (field: string): string => field.replace(/_id$/, '')

const related = () => object({ id: requiredId(), name: string().required() }).nullable().default(null)

/** What a managed thing answers: its fields, its files as addresses, the names of what it belongs to. */
export function managedAnswer({ fields, files, relations }: ManagedEntity): AnyObjectSchema {
  return object({
    id: requiredId(),
    /** Counts its changes: a save names the one that it began with. */
    version: number().required(),
    updated_at: instant().nullable().default(null),
    ...fields,
    ...Object.fromEntries(Object.keys(files).map((name) => [name, file()])),
    ...Object.fromEntries(Object.keys(relations).map((name) => [relatedName(name), related()])),
  })
}

/** What a list is asked for: page, words, order (`name`, `-name`), what it belongs to, or what was removed of late. */
function managedQuery({ fields, relations, filters = [], sort }: ManagedEntity): AnyObjectSchema {
  const orders = sort.flatMap((name) => [name, `-${name}`])
  return pageQuery.shape({
    // A form offers all of them in one select.
    size: sizeUpTo(limits.segmentsMax),
    term: trimmed().max(100, 'validation.text'),
    sort: string().oneOf(orders),
    removed: boolean().default(false),
    ...Object.fromEntries(Object.keys(relations).map((name) => [name, id()])),
    ...Object.fromEntries(filters.map((name) => [name, fields[name]?.notRequired().default(undefined)])),
  })
}

const params = object({ id: requiredId() })
const whatOf = ({ path }: ManagedEntity) => path.slice(1)

/** The five calls of a managed entity. `change` carries the version that it began with; another one is refused (409). */
export function managedCalls(entity: ManagedEntity): Record<ManagedAction, Call> {
  const { path, manage, read = manage, fields } = entity
  const what = whatOf(entity)
  const answer = managedAnswer(entity)
  return {
    list: {
      method: 'GET',
      path,
      gate: read,
      summary: `A page of ${what}`,
      query: managedQuery(entity),
      answer: pageOf(answer, {}),
    },
    read: { method: 'GET', path: `${path}/:id`, gate: read, summary: `One of ${what}`, params, answer },
    create: { method: 'POST', path, gate: manage, summary: `Make one of ${what}`, body: object(fields), answer },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      gate: manage,
      summary: `Change one of ${what}`,
      params,
      body: object({ ...fields, version: number().integer('validation.type').required('validation.required') }),
      answer,
    },
    remove: { method: 'DELETE', path: `${path}/:id`, gate: manage, summary: `Remove one of ${what}`, params },
  }
}

/** What became of a thing: only what differs stands in `before` and `after`, in the wire's spelling. */
const change = object({
  id: requiredId(),
  at: instant().required(),
  action: string().oneOf(changeActions).required(),
  /** null: somebody who has left. */
  user: related(),
  /** null: it was not there. */
  before: mixed().nullable(),
  /** null: it was removed. */
  after: mixed().nullable(),
})

/** The calls that look after a managed thing: what would go with it, bringing it back, who changed it. */
export function caringCalls(entity: ManagedEntity): Record<'dependents' | 'restore' | 'changes' | 'former', Call> {
  const { manage: gate } = entity
  const [what, one] = [whatOf(entity), `${entity.path}/:id` as const]
  return {
    dependents: {
      method: 'GET',
      path: `${one}/dependents`,
      gate,
      summary: `What would go with one of ${what} that is removed`,
      params,
      answer: listOf(object({ entity: string().required(), count: number().required() })),
    },
    restore: {
      method: 'POST',
      path: `${one}/restore`,
      gate,
      summary: `Bring back one of ${what}, and what has gone with it`,
      params,
      answer: managedAnswer(entity),
    },
    changes: {
      method: 'GET',
      path: `${one}/changes`,
      gate,
      summary: `Who changed one of ${what}, the newest first`,
      params,
      query: pageQuery,
      answer: pageOf(change, {
        /** What is called how, by the field that holds its id, and by that id. */
        names: mixed().required(),
      }),
    },
    former: {
      method: 'GET',
      path: `${one}/changes/:change_id`,
      gate,
      summary: `One of ${what} as it was after a change, or before it`,
      params: params.shape({ change_id: requiredId() }),
      // What was there before anything was noted is known by its first change alone.
      query: object({ side: string().oneOf(['before', 'after']).default('after') }),
      answer: object(entity.fields),
    },
  }
}

/** The calls of a place for a file. */
export function fileCalls(entity: ManagedEntity, place: string) {
  const { manage: gate } = entity
  const [what, path] = [`the ${place} of one of ${whatOf(entity)}`, `${entity.path}/:id/${place}` as const]
  const answer = managedAnswer(entity)
  return {
    send: {
      method: 'POST',
      path,
      gate,
      summary: `Send ${what}`,
      params,
      upload: { field: 'file', maxBytes: limits.uploadBytes },
      answer,
    },
    load: { method: 'GET', path, gate, summary: `Load ${what}`, params, download: true },
    clear: { method: 'DELETE', path, gate, summary: `Remove ${what}`, params, answer },
  } as const satisfies Record<'send' | 'load' | 'clear', Call>
}
