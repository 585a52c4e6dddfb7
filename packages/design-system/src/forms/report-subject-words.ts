import type { ReportSubject } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'

/** What each subject of a report is called; words of area `report`. */
export const reportSubjectWords: Record<ReportSubject, WordKey> = {
  'System Error': 'report.subject.error',
  'No Access': 'report.subject.access',
  Improvements: 'report.subject.improvements',
  Others: 'report.subject.others',
}
