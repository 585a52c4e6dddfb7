import type { ErrorReport } from '@the-house/domain'
import { request } from './client.ts'

/** Tells the school what went wrong. */
export const postReport = (body: ErrorReport): Promise<undefined> => request('reportError', { body })
