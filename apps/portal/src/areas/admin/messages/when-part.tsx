import { Box, Heading, Stack } from '@chakra-ui/react'
import { Card, CheckField } from '@the-house/design-system'
import { DateTimeField } from '@the-house/design-system/admin'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useController, type Control } from 'react-hook-form'
import { errorText } from '../../../page/form/error-text.ts'
import { SegmentedChoice } from '../../../page/segmented-choice.tsx'
import { useUser } from '../../../session/session.ts'
import type { Values } from '../resource/form-draft.ts'

const { messageMailMinutes: minutes, quietFromHour, quietUntilHour } = limits
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`

/** When a message goes out, in the time zone of the sender's unit, and whether as a mail too. */
export function WhenPart({ control }: { control: Control<Values> }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { field: at, fieldState } = useController({ control, name: 'send_at' })
  const { field: mail } = useController({ control, name: 'mail' })
  const later = at.value !== null
  return (
    <Card>
      <Stack gap={5}>
        <Heading as="h2" textStyle="heading">
          {t('messages.when.heading')}
        </Heading>
        <Box>
          <SegmentedChoice
            legend={t('messages.when.choice')}
            value={later ? 'later' : 'now'}
            options={[
              { value: 'now', label: t('messages.when.now') },
              { value: 'later', label: t('messages.when.later') },
            ]}
            onChange={(value) => at.onChange(value === 'now' ? null : '')}
          />
        </Box>
        {later && (
          <DateTimeField
            label={t('messages.when.at')}
            hint={t('messages.when.atHint', { unit: unity.name })}
            error={errorText(fieldState.error?.message)}
            value={typeof at.value === 'string' ? at.value : ''}
            onChange={at.onChange}
            timeZone={unity.time_zone}
          />
        )}
        <CheckField
          label={t('messages.when.mail')}
          hint={t('messages.when.mailHint', { minutes, from: hour(quietFromHour), until: hour(quietUntilHour) })}
          checked={mail.value === true}
          onChange={mail.onChange}
        />
      </Stack>
    </Card>
  )
}
