import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, SelectField } from '@the-house/design-system'
import type { TimetableClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { postSubstitute, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { Refusal } from '../refusal.tsx'
import { useWrite } from '../use-write.ts'
import { concernedOf } from './class-state.ts'
import { useFreeTeachers } from './use-free-teachers.ts'

const optionOf =
  (label: string) =>
  ({ id, name }: { id: number; name: string }) => ({
    value: String(id),
    label: label ? `${name} (${label})` : name,
  })

interface SubstituteProps {
  one: TimetableClass
  unit: PlacesOfUnit
  onClose: () => void
}

/** Gives a class to a substitute, those who are free first; or back to its teacher. */
export function Substitute({ one, unit, onClose }: SubstituteProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState('')
  const { busy, refusal, write } = useWrite()
  const free = useFreeTeachers(one, unit)
  const others = unit.teachers.filter(({ id }) => id !== one.teacher?.id && !free?.some((teacher) => teacher.id === id))
  const back = one.substitute_for
  const options = [
    ...(back ? [{ value: 'back', label: t('timetable.substitute.back', { name: back.name }) }] : []),
    ...(free ?? []).map(optionOf(t('timetable.substitute.free'))),
    ...others.filter(({ id }) => id !== back?.id).map(optionOf(free ? t('timetable.substitute.busy') : '')),
  ]

  async function give(): Promise<void> {
    const teacher_id = chosen === 'back' ? null : Number(chosen)
    const send = () => postSubstitute(one.id, { version: one.version, teacher_id })
    if (await write(send, t('timetable.done.substituted', { name: one.name }))) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('timetable.substitute.title', { name: one.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button variant="primary" loading={busy} disabled={chosen === ''} onClick={() => void give()}>
            {t('timetable.substitute.go')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('timetable.substitute.told', { count: concernedOf(one) })}</Text>
        <SelectField
          label={t('timetable.substitute.teacher')}
          placeholder={t('timetable.substitute.choose')}
          options={options}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Refusal error={refusal} timeZone={unit.time_zone} />
      </Stack>
    </Dialog>
  )
}
