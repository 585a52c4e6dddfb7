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
  /** The id of the attempt. */
  test: number
  exercise: Exercise
}

/** The objection to a mark ('My answer is right'): the button to create it, its pending state, and the decision. */
export default function Objection({ test, exercise }: ObjectionProps): ReactNode {
  const { t } = useTranslation()
  const { busy, object, withdraw } = useObjection(test, exercise)
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { objection } = exercise
  /**
   * The pressed button may have unmounted: move the focus to the region, so that a screen reader reads its new state.
   */
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
