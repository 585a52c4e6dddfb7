import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { reportSubjects } from './kinds.ts'
import { profiles } from './profiles.ts'
import { limits } from './limits.ts'
import { pageOf, pageQuery } from './paging.ts'
import { boolean, instant, object, requiredId, string, text, trimmed } from './validation.ts'

/** A select without a choice sends an empty string, which becomes undefined. */
const chosen = (_value: unknown, given: unknown) => (given === '' ? undefined : given)

/** A problem report, in the words of the user. */
export const reportSchema = object({
  subject: string().transform(chosen).oneOf(reportSubjects, 'validation.type').required('validation.required'),
  description: trimmed().max(limits.reportMax, 'validation.reportMax').required('validation.required'),
  /** URL of the page on which the problem happened. */
  url: text().max(limits.reportUrlMax, 'validation.text').default(''),
  /** The browser's user agent. */
  details: text().max(limits.reportDetailsMax, 'validation.text').default(''),
})
export type ErrorReport = InferType<typeof reportSchema>

/** A stored report, as administrators read it. */
export const storedReportSchema = reportSchema.shape({
  id: requiredId(),
  user: object({
    id: requiredId(),
    name: string().required(),
    email: string().required(),
    profile: string().oneOf(profiles).required(),
  }),
  unity: object({ name: string().required() }),
  created_at: instant().required(),
})
export type StoredReport = InferType<typeof storedReportSchema>

export const reportCalls = defineCalls({
  reportError: { ...endpoints.reportError, summary: 'Tell the school what went wrong', body: reportSchema },
  reports: {
    ...endpoints.reports,
    summary: 'What people have reported, the newest first',
    query: pageQuery.shape({
      /** Only those of the last week. */
      recent: boolean(),
    }),
    answer: pageOf(storedReportSchema, {}),
  },
})
