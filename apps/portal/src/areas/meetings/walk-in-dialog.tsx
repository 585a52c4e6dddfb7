import { Text } from '@chakra-ui/react'
import { SearchSelect, type Option } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { errorMessageOf } from '../../api/api-error.ts'
import { putWalkIn, useWalkIns } from '../../api/meetings.ts'
import { withStudent } from './own-classes.ts'
import { TaskForm, type ClassTaskProps } from './task-form.tsx'
import { useClassWrite } from './use-class-write.ts'

/** Adds a student who comes to a class without a booking, found by name. */
export function WalkInDialog({ one, keep, onClose }: ClassTaskProps) {
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const [begun] = useState(() => Date.now() >= Date.parse(one.data))
  const { data, error } = useWalkIns(one.id, useDebounced(term, limits.searchDelayMs / 4).slice(0, 100))
  const { busy, refusal, write } = useClassWrite(one, keep)

  async function add({ id, label: name }: Option): Promise<void> {
    const added = await write({
      send: () => putWalkIn(one.id, id),
      change: (known) => withStudent(known, { id, name }, Date.now()),
      done: t('taught.student.done', { student: name }),
    })
    if (added) onClose()
  }

  return (
    <TaskForm
      title={t('taught.student.title', { name: one.name })}
      go={t('taught.student.go')}
      disabled={!chosen}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !busy) void add(chosen)
      }}
      {...{ busy, refusal, onClose }}
    >
      <Text>
        {t('taught.student.text')} {t(begun ? 'taught.student.present' : 'taught.student.ahead')}
      </Text>
      <SearchSelect
        label={t('taught.student.field')}
        options={data?.content.map(({ id, name }) => ({ id, label: name }))}
        failure={error && errorMessageOf(error)}
        value={chosen}
        onChange={setChosen}
        onSearch={setTerm}
      />
    </TaskForm>
  )
}
