import type { ErrorReport } from '@the-house/domain'
import { tell } from './client.ts'

/** Tells the school what went wrong. */
export const postReport = (body: ErrorReport): Promise<undefined> => tell('POST /report_error', { body })
