import { limits } from './limits.ts'
import { array, boolean, number, object, string, type Schema } from './validation.ts'

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

/** A page of a list that is searched rather than turned: counted as far as `limits.countedRows`. */
export const searchedPageOf = <S extends Schema>(item: S) =>
  pageOf(item, {
    /** There are more than `total`. */
    more: boolean().required(),
  })

/**
 * The paging parameters of a list that grows: pages within `limits.pageDepth` rows are found by their number alone, those
 * further down from a page that was read before.
 */
export const cursorPageQuery = pageQuery.shape({
  /** The `cursor` of a page near the one that is asked for; ignored where the number is enough. */
  at: string().max(1000, 'validation.text'),
})

/** A page of a list that grows. */
export const cursorPageOf = <S extends Schema, M extends Record<string, Schema>>(item: S, more: M) =>
  pageOf(item, {
    /** The place of this page in the list, for the pages before and after it; null: the page is empty. */
    cursor: string().nullable().default(null),
    ...more,
  })

/** Whether a page is found by its number alone. */
export const isWithinDepth = ({ page, size }: { page: number; size: number }): boolean =>
  (page - 1) * size < limits.pageDepth
