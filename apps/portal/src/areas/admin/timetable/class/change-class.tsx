import type { ClassForm, TimetableClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { classValues } from '../plan/plan-values.ts'
import { ChangeQuestion } from './change-question.tsx'
import { ClassFormDialog } from './class-form-dialog.tsx'
import { useClassForm } from './use-class-form.ts'

export interface ChangeClassProps {
  one: TimetableClass
  unit: PlacesOfUnit
  chapters: Places['chapters']
  onClose: () => void
}

/** Changes or moves a class by its form: what dragging does, and more, without a mouse. */
export function ChangeClass({ one, unit, chapters, onClose }: ChangeClassProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<ClassForm | null>(null)
  const form = useClassForm(classValues(one, unit.time_zone), setAsked)
  return (
    <>
      <ClassFormDialog
        open={asked === null}
        title={t('timetable.change.form', { name: one.name })}
        submitLabel={t('timetable.change.go')}
        {...{ form, unit, chapters, onClose }}
      />
      {asked && (
        <ChangeQuestion {...{ one, unit, chapters }} form={asked} onBack={() => setAsked(null)} onSaved={onClose} />
      )}
    </>
  )
}
