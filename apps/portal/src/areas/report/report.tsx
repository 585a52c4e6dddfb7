import { ReportForm } from '@the-house/design-system'
import { reportSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { errorMessageOf } from '../../api/api-error.ts'
import { postReport } from '../../api/report.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { useUser } from '../../session/session.ts'
import { browserDetails, pageAddress } from './browser-details.ts'
import { saveReportDraft, loadReportDraft, clearReportDraft, type ReportDraft } from './report-draft.ts'

/** The form of a report; its initial values are the unsent draft. */
export function Report({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const [draft] = useState<ReportDraft>(() => loadReportDraft(id) ?? { description: '', url: pageAddress() })
  const [details] = useState(browserDetails)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { values, ...form } = useSchoolForm({
    schema: reportSchema,
    defaultValues: { ...draft, details },
    send: async (report) => {
      setRefusal(null)
      await postReport(report)
      clearReportDraft(id)
      onSent()
    },
    onRefused: (failure) => {
      setRefusal(errorMessageOf(failure))
      // Only an expired session (401) is left to the global error handler.
      return failure.status !== 401
    },
  })
  return (
    <ReportForm
      {...form}
      added={{ url: draft.url, details }}
      onChange={() => saveReportDraft(id, { ...draft, ...values() })}
      notice={refusal && `${refusal} ${t('report.kept')}`}
    />
  )
}
