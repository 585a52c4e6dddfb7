import type { ReportSubject } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

/** The label of each report subject; words of area `report`. */
export const reportSubjectLabels: Record<ReportSubject, MessageKey> = {
  'System Error': 'report.subject.error',
  'No Access': 'report.subject.access',
  Improvements: 'report.subject.improvements',
  Others: 'report.subject.others',
}
