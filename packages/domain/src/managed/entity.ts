import type { Permission } from '../access.ts'
import { referencesIn, unitFieldIn, type Fields, type StoredName } from './field.ts'
import type { ManagedName } from './names.ts'

/** Accepted kinds of a file slot; the server checks the content (magic numbers), never the file name. */
export const fileKinds = ['image', 'audio', 'video', 'captions', 'pdf', 'any'] as const
export type FileKind = (typeof fileKinds)[number]

/** The CRUD calls of a managed entity. */
export const managedActions = ['list', 'read', 'create', 'change', 'remove'] as const
export type ManagedAction = (typeof managedActions)[number]

/** File slots, by name. */
type Files = Record<string, FileKind>

/** Content that staff manage without programming: one definition yields five calls, a list and a form. */
export interface ManagedEntity<F extends Fields = Fields, P extends Files = Files, S extends string = string> {
  /** Base path of its calls. */
  path: `/${string}`
  /** Permission to create, change and delete. */
  manage: Permission
  /** Permission to read, where more users may read than write. */
  read?: Permission
  /** The fields of the form, without files: columns, form, list and responses are checked against it. */
  fields: F
  /** File slots: each has its own calls, `path/:id/<slot>`. */
  files: P
  /**
   * The entities that reference fields point to: `book_id` is answered with `book: { id, name }` too. A required
   * reference is a parent, whose deletion cascades.
   */
  relations: Record<string, ManagedName>
  /**
   * The field of the unit that a row belongs to. Rows of other units than the caller's are not found; null, all units:
   * everybody who manages the entity reads them, and administrators alone write them.
   */
  unit?: string | undefined
  /** Fields that the list can be filtered by, besides its relations. */
  filters?: readonly string[]
  /** Fields that the list can be sorted by, besides its default order. */
  sort: readonly S[]
  /** Calls whose URL has other readers too, such as `image.load`: their route delegates to the managed call. */
  shared?: readonly (ManagedAction | `${string}.load`)[]
}

/** A definition as an entity writes it: it filters and sorts only by columns of its own table. */
interface Definition<F extends Fields, P extends Files, S extends string> extends Omit<
  ManagedEntity<F, P, S>,
  'relations' | 'unit'
> {
  filters?: readonly StoredName<F>[]
  sort: readonly (S & (StoredName<F> | 'created_at'))[]
  shared?: readonly (ManagedAction | `${keyof P & string}.load`)[]
}

/** Preserves the types of a definition's fields. */
export const defineEntity = <F extends Fields, const P extends Files, const S extends string>(
  definition: Definition<F, P, S>,
): ManagedEntity<F, P, S> => ({
  ...definition,
  relations: referencesIn(definition.fields),
  unit: unitFieldIn(definition.fields),
})

/** The fields whose rows are answered by name too: relations, and the unit. */
export const namedFieldsOf = ({ relations, unit }: ManagedEntity): string[] => [
  ...Object.keys(relations),
  ...(unit === undefined ? [] : [unit]),
]

/** The required relations: the parents that an item is a part of. */
export const parentsOf = ({ fields, relations }: ManagedEntity): Record<string, ManagedName> =>
  Object.fromEntries(Object.entries(relations).filter(([field]) => fields[field]?.input.spec.nullable !== true))
