import type { TimetableSlot } from '@the-house/design-system/admin'
import type { ClassForm } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { postClass, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { newClass } from '../plan/plan-values.ts'
import { Refusal } from '../refusal.tsx'
import { useWrite } from '../use-write.ts'
import { ClassFormDialog } from './class-form-dialog.tsx'
import { useClassForm } from './use-class-form.ts'

export interface NewClassProps {
  unit: PlacesOfUnit
  chapters: Places['chapters']
  /** The time that was drawn, and what the timetable is narrowed to. */
  slot: TimetableSlot
  room_id: number | null
  teacher_id: number | null
  onClose: () => void
}

/** Makes a single class. */
export function NewClass({ unit, chapters, slot, room_id, teacher_id, onClose }: NewClassProps) {
  const { t } = useTranslation()
  const { busy, refusal, write } = useWrite()
  const { day, time, minutes } = slot
  const start = { ...newClass(unit.id, day), start_time: time, minutes, room_id, teacher_id }
  async function make(made: ClassForm): Promise<void> {
    if (await write(() => postClass(made), t('timetable.done.created', { name: made.name }))) onClose()
  }
  const form = useClassForm(start, (made) => void make(made))
  return (
    <ClassFormDialog
      open
      title={t('timetable.new.title')}
      submitLabel={t('timetable.new.save')}
      {...{ form, unit, chapters, busy, onClose }}
    >
      <Refusal error={refusal} timeZone={unit.time_zone} />
    </ClassFormDialog>
  )
}
