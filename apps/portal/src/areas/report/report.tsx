import { ReportForm } from '@the-house/design-system'
import { reportSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { toldOf } from '../../api/failure.ts'
import { postReport } from '../../api/report.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { useUser } from '../../session/session.ts'
import { browserDetails, pageAddress } from './browser-details.ts'
import { keepDraft, readDraft, removeDraft, type ReportDraft } from './report-draft.ts'

/** The report that is being written; it begins with what was written before and not sent. */
export function Report({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation()
  const { id } = useUser()
  const [draft] = useState<ReportDraft>(() => readDraft(id) ?? { description: '', url: pageAddress() })
  const [details] = useState(browserDetails)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { values, ...form } = useSchoolForm({
    schema: reportSchema,
    defaultValues: { ...draft, details },
    send: async (report) => {
      setRefusal(null)
      await postReport(report)
      removeDraft(id)
      onSent()
    },
    onRefused: (failure) => {
      setRefusal(toldOf(failure))
      // Only a session that is over has to be heard of elsewhere.
      return failure.status !== 401
    },
  })
  return (
    <ReportForm
      {...form}
      added={{ url: draft.url, details }}
      onChange={() => keepDraft(id, { ...draft, ...values() })}
      notice={refusal && `${refusal} ${t('report.kept')}`}
    />
  )
}
