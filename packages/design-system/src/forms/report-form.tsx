import { chakra } from '@chakra-ui/react'
import { limits, reportSubjects } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { SelectField } from '../field/select-field.tsx'
import { TextAreaField } from '../field/text-area-field.tsx'
import type { FormProps } from './binding.ts'
import { Form, type FormFrameProps } from './form.tsx'
import { reportSubjectLabels } from './report-subject-labels.ts'

const Plate = chakra('dl', {
  base: {
    px: 4,
    py: 3,
    bg: 'bg.sunken',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    textStyle: 'small',
    '& dt': { color: 'fg.muted' },
    '& dd + dt': { mt: 2 },
    '& dd': { overflowWrap: 'anywhere' },
  },
})

export interface ReportFormProps extends FormProps<'subject' | 'description'>, Pick<FormFrameProps, 'onChange'> {
  /** Sent along with the report: the URL of the page and the browser's details. */
  added: { url: string; details: string }
}

/** An error report in the user's own words. */
export function ReportForm({ bind, busy, onSubmit, onChange, notice, added }: ReportFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, onChange, notice }}
      actions={
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('report.submit')}
        </Button>
      }
    >
      <SelectField
        {...bind('subject')}
        label={t('report.subject.label')}
        placeholder={t('report.subject.choose')}
        options={reportSubjects.map((value) => ({ value, label: t(reportSubjectLabels[value]) }))}
        data-autofocus=""
      />
      <TextAreaField {...bind('description')} label={t('report.description')} limit={limits.reportMax} />
      <Plate aria-label={t('report.added.label')}>
        <dt>{t('report.added.page')}</dt>
        <dd>{added.url}</dd>
        <dt>{t('report.added.browser')}</dt>
        <dd>{added.details}</dd>
      </Plate>
    </Form>
  )
}
