import { array, number, object, type Schema } from './validation.ts'

/** A list of the API: `{ content: [...] }`. */
export const listOf = <S extends Schema>(item: S) => object({ content: array(item).required() })

/** A page of a list; `page` starts at 1, `total` counts items. */
export const pageOf = <S extends Schema>(item: S) =>
  object({
    content: array(item).required(),
    page: number().required(),
    size: number().required(),
    total: number().required(),
  })
