import { noteOf } from '@the-house/domain/server'
import type { Problem } from './problem.ts'

/** The report quotes at most so much of what is lost. */
const mostQuoted = 600

/** Tells what a package says around its questions, as an introduction to all of them. */
export const aroundLost = (texts: readonly string[]): Problem[] =>
  texts.length > 0 ? [noteOf('file.more', { what: texts.join('; ').slice(0, mostQuoted) })] : []
