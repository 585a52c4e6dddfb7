import { HStack, Stack } from '@chakra-ui/react'
import { Alert, Button, ConfirmDialog, Dialog, KindChip, PhaseChip } from '@the-house/design-system'
import { phaseOfClass, type ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useUser } from '../../session/session.ts'
import { ClassFacts } from './class-facts.tsx'
import { ClassFile } from './class-file.tsx'
import { ClassNote } from './class-note.tsx'
import { bookingActionOf } from './booking-action.ts'
import { kindOf } from './kind-of.ts'
import type { Booking } from './use-booking.ts'
import { formatClassTime } from './format-class-time.ts'

export interface ClassDialogProps {
  one: ScheduleClass
  booking: Booking
  /** The present, in milliseconds since 1970. */
  now: number
  onClose: () => void
}

/** The dialog of a class: its facts and the booking action that it offers the user. */
export function ClassDialog({ one, booking: { act, busy, lost }, now, onClose }: ClassDialogProps) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const [asked, setAsked] = useState<'take' | 'cancel' | null>(null)
  const phase = phaseOfClass(one, now)
  const action = bookingActionOf(one, now)
  const when = formatClassTime(one, unity.time_zone, i18n.language)

  function choose(): void {
    if (action === 'take' || action === 'cancel') setAsked(action)
    else if (action) void act(action, one)
  }

  async function confirm(): Promise<void> {
    if (asked) await act(asked, one)
    setAsked(null)
  }

  return (
    <>
      <Dialog
        open={asked === null}
        onClose={onClose}
        title={one.name}
        actions={
          <>
            {one.scheduled && phase !== 'OVER' && <ClassFile one={one} />}
            {action && (
              <Button
                variant={action === 'take' || action === 'join' ? 'primary' : 'danger'}
                loading={busy === action}
                onClick={choose}
              >
                {t(`schedules.act.${action}`)}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4} align="start">
          <HStack gap={2} wrap="wrap">
            <PhaseChip phase={phase} />
            <KindChip kind={kindOf(one)} isOver={phase === 'OVER'} />
          </HStack>
          <ClassFacts one={one} phase={phase} />
          {phase === 'AHEAD' && lost === one.id && !one.scheduled && (
            <Alert status="danger" role="alert" w="full">
              {t('schedules.class.lost')}
            </Alert>
          )}
          <ClassNote one={one} phase={phase} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        title={t(`schedules.confirm.${asked ?? 'take'}`, { name: one.name })}
        description={asked === 'cancel' ? t('schedules.confirm.cancelText', { when }) : when}
        confirmLabel={t(`schedules.act.${asked ?? 'take'}`)}
        danger={asked === 'cancel'}
        loading={busy !== null}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
