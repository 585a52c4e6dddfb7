import { tribes } from './schema/index.ts'

/** The columns by which a tribe is shown. */
export const tribeBadge = { id: tribes.id, name: tribes.name, symbol: tribes.symbol, color: tribes.color }
