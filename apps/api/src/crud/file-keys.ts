import { entities } from './entities.ts'

/** The columns of what is managed that hold keys of files. */
export const fileColumns = entities.flatMap(({ row }) => Object.values(row.files ?? {}))
