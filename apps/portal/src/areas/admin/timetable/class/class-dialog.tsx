import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, Skeleton } from '@the-house/design-system'
import type { ClassDetail } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Ban, Pencil, RotateCcw, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { errorMessageOf } from '../../../../api/api-error.ts'
import { useClass, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { CancelClass } from './cancel-class.tsx'
import { ChangeClass } from './change-class.tsx'
import { ClassFacts } from './class-facts.tsx'
import { ClassHistory } from './class-history.tsx'
import { ClassPeople } from './class-people.tsx'
import { stateOf } from './class-state.ts'
import { RestoreClass } from './restore-class.tsx'
import { Substitute } from './substitute.tsx'

type Task = 'change' | 'substitute' | 'cancel' | 'restore'

export interface ClassDialogProps {
  id: number
  unit: PlacesOfUnit
  chapters: Places['chapters']
  onClose: () => void
}

/** A class: its facts, its people, and what can be done with it. */
export function ClassDialog({ id, unit, chapters, onClose }: ClassDialogProps) {
  const { t } = useTranslation()
  const { data: one, error } = useClass(id)
  const [task, setTask] = useState<Task | null>(null)
  const [now] = useState(Date.now)
  const back = () => setTask(null)
  return (
    <>
      <Dialog
        open={task === null || !one}
        onClose={onClose}
        size="lg"
        title={one?.name ?? t('timetable.class.title')}
        actions={one && <Tasks tasks={tasksOf(one, now)} onTask={setTask} />}
      >
        {one ? (
          <Stack gap={5}>
            <ClassFacts one={one} timeZone={unit.time_zone} now={now} />
            <ClassPeople one={one} timeZone={unit.time_zone} open={isOpen(one, now)} />
            <ClassHistory id={one.id} timeZone={unit.time_zone} />
          </Stack>
        ) : error ? (
          <Text>{errorMessageOf(error)}</Text>
        ) : (
          <Skeleton h="16rem" aria-busy="true" />
        )}
      </Dialog>
      {one && task === 'change' && <ChangeClass {...{ one, unit, chapters }} onClose={back} />}
      {one && task === 'substitute' && <Substitute one={one} unit={unit} onClose={back} />}
      {one && task === 'cancel' && <CancelClass one={one} timeZone={unit.time_zone} onClose={back} />}
      {one && task === 'restore' && <RestoreClass one={one} timeZone={unit.time_zone} onClose={back} />}
    </>
  )
}

const isOpen = (one: ClassDetail, now: number): boolean =>
  one.status === 'SCHEDULED' && Date.parse(one.start_date) > now

const icons = { change: Pencil, substitute: UserRoundPen, cancel: Ban, restore: RotateCcw }

/** What can be done with a class: nothing once it is over. */
function tasksOf(one: ClassDetail, now: number): Task[] {
  const state = stateOf(one, now)
  const begun = Date.parse(one.start_date) <= now
  if (state === 'over' || (state === 'cancelled' && begun)) return []
  if (state === 'cancelled') return ['restore']
  return [...(begun ? [] : (['cancel'] as const)), ...(one.teacher ? (['substitute'] as const) : []), 'change']
}

function Tasks({ tasks, onTask }: { tasks: readonly Task[]; onTask: (task: Task) => void }) {
  const { t } = useTranslation()
  return tasks.map((task) => {
    const Icon = icons[task]
    return (
      <Button
        key={task}
        variant={task === 'change' || task === 'restore' ? 'primary' : 'secondary'}
        onClick={() => onTask(task)}
      >
        <Icon size={18} aria-hidden="true" />
        {t(`timetable.task.${task}`)}
      </Button>
    )
  })
}
