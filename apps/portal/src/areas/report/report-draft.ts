import { reportSubjects, type ReportSubject } from '@the-house/domain'
import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** The draft of a report, and the page that it is about. */
export interface ReportDraft {
  subject?: ReportSubject
  description: string
  url: string
}

const keyOf = (user: number) => `the-house.report.${user}`

function draftOf(value: unknown): ReportDraft | null {
  if (typeof value !== 'object' || value === null) return null
  const read = (name: string): unknown => Reflect.get(value, name)
  const [description, url] = [read('description'), read('url')]
  if (typeof description !== 'string' || typeof url !== 'string') return null
  const subject = reportSubjects.find((known) => known === read('subject'))
  return { ...(subject && { subject }), description, url }
}

/** Loads the draft of a user from this device; null where there is none. */
export function loadReportDraft(user: number): ReportDraft | null {
  try {
    return draftOf(JSON.parse(readStored(keyOf(user)) ?? 'null'))
  } catch {
    return null
  }
}

/** Saves the draft at each change, so that a lost connection or a closed tab loses nothing. */
export function saveReportDraft(user: number, draft: ReportDraft): void {
  if (draft.subject || draft.description) writeStored(keyOf(user), JSON.stringify(draft))
  else removeStored(keyOf(user))
}

export const clearReportDraft = (user: number): void => removeStored(keyOf(user))
