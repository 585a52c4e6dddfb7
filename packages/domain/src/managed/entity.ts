import type { Gate } from '../access.ts'
import type { AnySchema } from '../wire.ts'

/** What may be put into a place for a file; the server looks at the bytes, never at the name. */
export const fileKinds = ['image', 'audio', 'video', 'captions', 'pdf', 'any'] as const
export type FileKind = (typeof fileKinds)[number]

/** The calls of a managed entity. */
export const managedActions = ['list', 'read', 'create', 'change', 'remove'] as const
export type ManagedAction = (typeof managedActions)[number]

/** Something that people who do not program make and change: one definition, five calls, a list and a form. */
export interface ManagedEntity {
  /** Where its calls are. */
  path: `/${string}`
  /** Who may make, change and remove it. */
  manage: Gate
  /** Who may read it, where more people may. */
  read?: Gate
  /** What a form sends, without the files. */
  fields: Record<string, AnySchema>
  /** Places for files: each has calls of its own, `path/:id/<place>`. */
  files: Record<string, FileKind>
  /**
   * Fields that hold the id of another entity: `book_id` is answered with `book: { id, name }` too. Where it must have
   * one it is a part of it, and goes with it.
   */
  relations: Record<string, string>
  /** Fields that the list can be narrowed by, beside its relations. */
  filters?: readonly string[]
  /** What the list can be put in order by, beside its own order. */
  sort: readonly string[]
  /** Calls whose address other people have too, `image.load` the file of a place: their route hands them over. */
  shared?: readonly (ManagedAction | `${string}.load`)[]
}

/** Keeps the literal types of a definition. */
export const defineEntity = <const T extends ManagedEntity>(entity: T): T => entity

/** The relations whose other side a thing is a part of. */
export const parentsOf = ({ fields, relations }: ManagedEntity): Record<string, string> =>
  Object.fromEntries(Object.entries(relations).filter(([field]) => fields[field]?.spec.nullable !== true))
