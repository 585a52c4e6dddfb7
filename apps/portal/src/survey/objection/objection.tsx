import { chakra, Stack } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState, type ReactNode } from 'react'
import { ObjectionDialog } from './objection-dialog.tsx'
import { useObjection } from './use-objection.ts'

const Said = chakra('blockquote', {
  base: { ps: 3, borderInlineStart: '3px solid', borderColor: 'border', overflowWrap: 'anywhere' },
})

const Status = chakra('output', { base: { display: 'block', fontWeight: 'semibold' } })

export interface ObjectionProps {
  /** The attempt. */
  test: number
  exercise: Exercise
}

/** 'My answer is right': the way to say so, that it waits, and what was decided. */
export default function Objection({ test, exercise }: ObjectionProps): ReactNode {
  const { t } = useTranslation()
  const { busy, object, withdraw } = useObjection(test, exercise)
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { objection } = exercise
  /** What was pressed may be gone: whoever listens hears what is there now. */
  const arrive = () => place.current?.focus()
  return (
    <Stack ref={place} tabIndex={-1} gap={2} align="start" _focusVisible={{ outline: 'none' }}>
      {objection ? (
        <>
          <Status>{t(`objection.status.${objection.status}`)}</Status>
          {objection.reply && <Said>{objection.reply}</Said>}
          {objection.status === 'WAITING' && (
            <Button loading={busy} onClick={() => void withdraw().then(arrive)}>
              {t('objection.withdraw')}
            </Button>
          )}
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{t('objection.title')}</Button>
      )}
      {asking && (
        <ObjectionDialog
          test={test}
          exercise={exercise.id}
          busy={busy}
          onSend={object}
          onClose={() => {
            setAsking(false)
            arrive()
          }}
        />
      )}
    </Stack>
  )
}
