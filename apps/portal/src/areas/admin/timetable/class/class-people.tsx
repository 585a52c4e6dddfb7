import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Chip, ConfirmDialog, IconButton } from '@the-house/design-system'
import type { ClassDetail } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { useState } from 'react'
import { deleteClassStudent } from '../../../../api/timetable.ts'
import { formatMoment } from '../../../../page/clock.ts'
import { LearnerLink } from '../../../../page/learner-link.tsx'
import { Refusal } from '../refusal.tsx'
import { useWrite } from '../use-write.ts'
import { AddStudent } from './add-student.tsx'

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})
type Student = ClassDetail['students'][number]

interface ClassPeopleProps {
  one: ClassDetail
  timeZone: string
  /** Whether places can change: the class is ahead. */
  open: boolean
}

/** Who comes to a class, and who waits for a place, in the order of the line. */
export function ClassPeople({ one, timeZone, open }: ClassPeopleProps) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<Student | null>(null)
  const { busy, refusal, write, dismiss } = useWrite()
  const waits = leaving !== null && one.waiting.some(({ id }) => id === leaving.id)
  const free = one.max_students - one.scheduled_students

  async function remove(): Promise<void> {
    if (!leaving) return
    await write(() => deleteClassStudent(one.id, leaving.id), t('timetable.done.removed', { name: leaving.name }))
    setLeaving(null)
  }

  const rowOf = (student: Student, place: number | null) => (
    <li key={student.id}>
      <Flex gap={3} align="center" minH="target" py={1}>
        <Text as="span" flex="1" minW={0} overflowWrap="anywhere">
          {place !== null && `${place}. `}
          <LearnerLink student={student} />
          <Text as="span" display="block" textStyle="small" color="fg.muted">
            {t('timetable.people.since', { when: formatMoment(student.since, timeZone) })}
          </Text>
        </Text>
        {student.present !== null && (
          <Chip tone={student.present ? 'right' : 'wrong'}>
            {t(student.present ? 'timetable.people.present' : 'timetable.people.absent')}
          </Chip>
        )}
        {open && (
          <IconButton
            label={t('timetable.people.remove', { name: student.name })}
            onClick={() => {
              dismiss()
              setLeaving(student)
            }}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        )}
      </Flex>
    </li>
  )

  return (
    <Stack gap={4}>
      <Stack as="section" gap={2} aria-labelledby="class-students">
        <Heading as="h3" id="class-students" textStyle="label" fontWeight="semibold">
          {t('timetable.people.students', { booked: one.scheduled_students, count: one.max_students })}
        </Heading>
        {one.students.length > 0 ? (
          <List>{one.students.map((student) => rowOf(student, null))}</List>
        ) : (
          <Text color="fg.muted">{t('timetable.people.none')}</Text>
        )}
        {open && free > 0 && <AddStudent one={one} />}
        {open && free <= 0 && <Text color="fg.muted">{t('timetable.people.full')}</Text>}
      </Stack>
      {one.waiting.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="class-waiting">
          <Heading as="h3" id="class-waiting" textStyle="label" fontWeight="semibold">
            {t('timetable.people.waiting', { count: one.waiting.length })}
          </Heading>
          <List>{one.waiting.map((student, index) => rowOf(student, index + 1))}</List>
        </Stack>
      )}
      <Refusal error={refusal} timeZone={timeZone} />
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={t('timetable.people.removeTitle', { name: leaving?.name ?? '' })}
        description={t(waits ? 'timetable.people.removeWaiting' : 'timetable.people.removeText')}
        confirmLabel={t('timetable.people.removeGo')}
        loading={busy}
        onConfirm={() => void remove()}
        onCancel={() => setLeaving(null)}
      />
    </Stack>
  )
}
