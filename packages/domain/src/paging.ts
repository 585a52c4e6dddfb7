import { limits } from './limits.ts'
import { array, number, object, type Schema } from './validation.ts'

/** The response of an unpaged list: `{ content: [...] }`. */
export const listOf = <S extends Schema>(item: S) => object({ content: array(item).required() })

/** The page size, with its upper bound. */
export const sizeUpTo = (most: number) =>
  number().integer('validation.type').min(1, 'validation.type').max(most, 'validation.type').default(limits.pageSize)

/** The paging parameters of a list; pages start at 1. */
export const pageQuery = object({
  page: number().integer('validation.type').min(1, 'validation.type').max(1_000_000, 'validation.type').default(1),
  size: sizeUpTo(50),
})

/** A page of a list; `total` counts items, `more` are further fields of the list as a whole. */
export const pageOf = <S extends Schema, M extends Record<string, Schema>>(item: S, more: M) =>
  object({
    content: array(item).required(),
    meta: object({ page: number().required(), size: number().required(), total: number().required(), ...more }),
  })
