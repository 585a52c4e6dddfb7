import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { TextField } from '../field/text-field.tsx'
import { DateField } from './date-field.tsx'
import { instantToZoned, zonedToInstant } from './zoned-time.ts'

const midnight = '00:00'
const wholeDay = /^\d{4}-\d{2}-\d{2}$/
const isInstant = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(value)

export interface MomentFieldProps {
  /** The label of the date. */
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** An instant of ISO 8601; empty: none; anything else is shown as it was typed. */
  value: string
  /** Called with an instant in UTC, or with incomplete text as typed; empty: none. */
  onChange: (value: string) => void
  /** The IANA time zone of the date and time. */
  timeZone: string
}

/** A date and a time in the school's time zone. Words of area `editing`. */
export function DateTimeField({ label, hint, error, value, onChange, timeZone }: MomentFieldProps) {
  const { t } = useTranslation()
  const { day, time } = isInstant(value) ? instantToZoned(value, timeZone) : { day: value, time: midnight }
  const ask = (onDay: string, at: string) =>
    onChange(wholeDay.test(onDay) ? zonedToInstant(onDay, at === '' ? midnight : at, timeZone) : onDay)
  return (
    <Flex gap={3} wrap="wrap" align="start">
      <Box flex="2 1 12rem">
        <DateField {...{ label, hint, error }} value={day} onChange={(next) => ask(next, time)} />
      </Box>
      <Box flex="1 1 7rem">
        <TextField
          type="time"
          label={t('editing.date.time')}
          value={isInstant(value) ? time : ''}
          disabled={!isInstant(value)}
          onChange={({ target }) => ask(day, target.value)}
        />
      </Box>
    </Flex>
  )
}
