import type { AnyObjectSchema, Call, CallSchema } from '../call.ts'
import { changeActions } from '../kinds.ts'
import { limits } from '../limits.ts'
import { listOf, pageOf, pageQuery, sizeUpTo } from '../paging.ts'
import {
  boolean,
  file,
  id,
  instant,
  mixed,
  number,
  object,
  picture,
  requiredId,
  string,
  trimmed,
} from '../validation.ts'
import { namedFieldsOf, type FileKind, type ManagedAction, type ManagedEntity } from './entity.ts'
import { inputsOf } from './field.ts'

/** `book_id` -> `book`. */
export const relatedName = (field: string): string => field.replace(/_id$/, '')

const related = () => object({ id: requiredId(), name: string().required() }).nullable().default(null)

/** Validates the body that a form sends. */
export const formSchema = ({ fields }: Pick<ManagedEntity, 'fields'>): AnyObjectSchema => object(inputsOf(fields))

/** Files of any kind are known by their content alone. */
const mayBePicture = (kind: FileKind): boolean => kind === 'image' || kind === 'any'

/** The response schema of a managed entity: its fields, its files as URLs, the names of its relations and its unit. */
export function managedAnswer(entity: ManagedEntity): AnyObjectSchema {
  const { fields, files } = entity
  return object({
    id: requiredId(),
    /** Counts changes, for optimistic locking: a save sends the version that it was based on. */
    version: number().required(),
    updated_at: instant().nullable().default(null),
    ...inputsOf(fields),
    ...Object.fromEntries(Object.entries(files).map(([name, kind]) => [name, mayBePicture(kind) ? picture() : file()])),
    ...Object.fromEntries(namedFieldsOf(entity).map((name) => [relatedName(name), related()])),
  })
}

/** The query of a list: page, search term, order (`name`, `-name`), or soft-deleted items only. */
export const listQuery = <const Name extends string>({ sort }: { sort: readonly Name[] }) =>
  pageQuery.shape({
    term: trimmed().max(100, 'validation.text'),
    sort: string().oneOf(sort.flatMap((name) => [name, `-${name}` as const])),
    removed: boolean(),
  })

/** The query of a managed entity's list, with its relations, its unit and its filters. */
function managedQuery(entity: ManagedEntity): AnyObjectSchema {
  const { fields, filters = [] } = entity
  return listQuery(entity).shape({
    // A form loads all of them into one select.
    size: sizeUpTo(limits.segmentsMax),
    ...Object.fromEntries(namedFieldsOf(entity).map((name) => [name, id()])),
    ...Object.fromEntries(filters.map((name) => [name, fields[name]?.input.notRequired().default(undefined)])),
  })
}

const params = object({ id: requiredId() })
const whatOf = ({ path }: ManagedEntity) => path.slice(1)

/**
 * The answer of a URL that students share: what readers get, and for those who manage the entity each field of its form
 * and the version, so that what was read can be sent back, and `managed`, the whole answer of a managed row.
 */
export function sharedAnswer<S extends CallSchema>(entity: ManagedEntity, readers: S): S
export function sharedAnswer(entity: ManagedEntity, readers: AnyObjectSchema): AnyObjectSchema {
  const inputs = Object.entries(inputsOf(entity.fields))
  return readers.shape({
    ...Object.fromEntries(inputs.map(([name, schema]) => [name, schema.optional().default(undefined)])),
    version: number(),
    updated_at: instant().nullable(),
    managed: managedAnswer(entity).optional().default(undefined),
    ...readers.fields,
  })
}

/**
 * The five CRUD calls of a managed entity. A `change` with the version that it was based on is refused where there is a
 * newer one (409); without a version it replaces whatever is there, and the history has both.
 */
export function managedCalls(entity: ManagedEntity): Record<ManagedAction, Call> {
  const { path, manage, read = manage } = entity
  const what = whatOf(entity)
  const answer = managedAnswer(entity)
  return {
    list: {
      method: 'GET',
      path,
      permission: read,
      summary: `A page of ${what}`,
      query: managedQuery(entity),
      answer: pageOf(answer, {}),
    },
    read: { method: 'GET', path: `${path}/:id`, permission: read, summary: `One of ${what}`, params, answer },
    create: {
      method: 'POST',
      path,
      permission: manage,
      summary: `Make one of ${what}`,
      body: formSchema(entity),
      answer,
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      permission: manage,
      summary: `Change one of ${what}`,
      params,
      body: formSchema(entity).shape({ version: number().integer('validation.type') }),
      answer,
    },
    remove: { method: 'DELETE', path: `${path}/:id`, permission: manage, summary: `Remove one of ${what}`, params },
  }
}

/** An audited change: `before` and `after` hold only the fields that differ, in the wire's spelling. */
const change = object({
  id: requiredId(),
  at: instant().required(),
  action: string().oneOf(changeActions).required(),
  /** null: the user was deleted. */
  user: related(),
  /** null: the item was created. */
  before: mixed().nullable(),
  /** null: the item was deleted. */
  after: mixed().nullable(),
})

/** The lifecycle calls of a managed entity: dependents that a delete would cascade to, restore, history. */
export function lifecycleCalls(entity: ManagedEntity): Record<'dependents' | 'restore' | 'changes' | 'former', Call> {
  const { manage: permission } = entity
  const [what, one] = [whatOf(entity), `${entity.path}/:id` as const]
  return {
    dependents: {
      method: 'GET',
      path: `${one}/dependents`,
      permission,
      summary: `What would go with one of ${what} that is removed`,
      params,
      answer: listOf(object({ entity: string().required(), count: number().required() })),
    },
    restore: {
      method: 'POST',
      path: `${one}/restore`,
      permission,
      summary: `Bring back one of ${what}, and what has gone with it`,
      params,
      answer: managedAnswer(entity),
    },
    changes: {
      method: 'GET',
      path: `${one}/changes`,
      permission,
      summary: `Who changed one of ${what}, the newest first`,
      params,
      query: pageQuery,
      answer: pageOf(change, {
        /** Display names by field and id. */
        names: mixed().required(),
      }),
    },
    former: {
      method: 'GET',
      path: `${one}/changes/:change_id`,
      permission,
      summary: `One of ${what} as it was after a change, or before it`,
      params: params.shape({ change_id: requiredId() }),
      // The state before the audit trail began is known only from the `before` side of the first change.
      query: object({ side: string().oneOf(['before', 'after']).default('after') }),
      answer: formSchema(entity),
    },
  }
}

/** The upload, load and delete calls of a file slot. */
export function fileCalls(entity: ManagedEntity, place: string) {
  const { manage: permission } = entity
  const [what, path] = [`the ${place} of one of ${whatOf(entity)}`, `${entity.path}/:id/${place}` as const]
  const answer = managedAnswer(entity)
  return {
    send: {
      method: 'POST',
      path,
      permission,
      summary: `Send ${what}`,
      params,
      upload: { field: 'file', maxBytes: limits.uploadBytes },
      answer,
    },
    load: { method: 'GET', path, permission, summary: `Load ${what}`, params, download: true },
    clear: { method: 'DELETE', path, permission, summary: `Remove ${what}`, params, answer },
  } as const satisfies Record<'send' | 'load' | 'clear', Call>
}
