import type { AnyObjectSchema, Call } from '../call.ts'
import { limits } from '../limits.ts'
import { pageOf, pageQuery, sizeUpTo } from '../paging.ts'
import { file, id, instant, number, object, requiredId, string, trimmed } from '../validation.ts'
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

/** What a list is asked for: page, words, order (`name`, `-name`), and what it belongs to. */
function managedQuery({ relations, sort }: ManagedEntity): AnyObjectSchema {
  const orders = sort.flatMap((name) => [name, `-${name}`])
  return pageQuery.shape({
    // A form offers all of them in one select.
    size: sizeUpTo(limits.segmentsMax),
    term: trimmed().max(100, 'validation.text'),
    sort: string().oneOf(orders),
    ...Object.fromEntries(Object.keys(relations).map((name) => [name, id()])),
  })
}

type ManagedCalls = Record<ManagedAction, Call>

/** The five calls of a managed entity. `change` carries the version that it began with; another one is refused (409). */
export function managedCalls(entity: ManagedEntity): ManagedCalls {
  const { path, manage, read = manage, fields } = entity
  const what = path.slice(1)
  const answer = managedAnswer(entity)
  const params = object({ id: requiredId() })
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
