import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog } from '@the-house/design-system'
import { NumberField } from '@the-house/design-system/admin'
import { limits, type SentTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { extensionActionOf } from './extension-action.ts'
import type { TimeExtension } from './use-time-extension.ts'

const usualMinutes = 10

/** Asks how many minutes a student gets, and explains the effect. */
export function TimeExtensionDialog({ extension }: { extension: TimeExtension }) {
  const { row } = extension
  return row && <Asking key={row.id} extension={extension} row={row} />
}

function Asking({ extension: { busy, failure, ask, give }, row }: { extension: TimeExtension; row: SentTest }) {
  const { t } = useTranslation()
  const [minutes, setMinutes] = useState<number | null>(usualMinutes)
  const [which] = useState(() => extensionActionOf(row))
  const fits = minutes !== null && minutes >= 1 && minutes <= limits.testMinutesMax
  const close = () => !busy && ask(null)
  const form = 'gift'
  return (
    <Dialog
      open
      onClose={close}
      title={t(`tests-report.${which}.title`, { name: row.student.name })}
      actions={
        <>
          <Button onClick={close}>{t('design.dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t(`tests-report.${which}.confirm`)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (fits && !busy) void give(minutes)
        }}
      >
        <Stack gap={4}>
          <Text>{t(`tests-report.${which}.text`, { test: row.config_test.name })}</Text>
          {which === 'reopen' && row.show_feedback && (
            <Alert status="warning">{t('tests-report.reopen.seen', { name: row.student.name })}</Alert>
          )}
          <NumberField
            label={t('tests-report.minutes')}
            value={minutes}
            onChange={setMinutes}
            min={1}
            max={limits.testMinutesMax}
            error={fits ? undefined : t('tests-report.minutesRange', { max: limits.testMinutesMax })}
          />
          {failure && (
            <Alert status="danger" role="alert">
              {failure}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
