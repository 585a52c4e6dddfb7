import type { ErrorReport } from '@the-house/domain'
import { requestVoid } from './client.ts'

/** Sends an error report. */
export const postReport = (body: ErrorReport): Promise<undefined> => requestVoid('POST /report_error', { body })
