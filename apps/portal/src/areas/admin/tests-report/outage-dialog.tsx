import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, notify } from '@the-house/design-system'
import { DateTimeField } from '@the-house/design-system/admin'
import { isMessageKey, useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError, errorMessageOf } from '../../../api/api-error.ts'
import { postOutage } from '../../../api/test-reports.ts'
import { useUser } from '../../../session/session.ts'
import { useRefresh } from './use-time-extension.ts'

export interface OutageDialogProps {
  /** The id of the test whose students get the lost time back. */
  id: number
  name: string
  onClose: () => void
}

const isMoment = (value: string) => value.includes('T')
const form = 'give-back'

/** Asks for the time of an outage, and gives the lost time to all students who took the test then. */
export function OutageDialog({ id, name, onClose }: OutageDialogProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const refresh = useRefresh()
  const [outage, setOutage] = useState({ from: '', until: '' })
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  async function give(): Promise<void> {
    setPressed(true)
    setFailure(null)
    if (busy || !Object.values(outage).every(isMoment)) return
    setBusy(true)
    try {
      const { given } = await postOutage(id, outage)
      notify({
        type: given > 0 ? 'success' : 'info',
        title: given > 0 ? t('tests-report.giveBack.done', { count: given }) : t('tests-report.giveBack.nobody'),
      })
      await refresh()
      onClose()
    } catch (reason) {
      if (reason instanceof ApiError && reason.status !== 401) setFailure(reason)
      else handleError(reason)
    } finally {
      setBusy(false)
    }
  }

  const close = () => !busy && onClose()
  const mistakeOf = (which: 'from' | 'until') => {
    const told = failure?.fields?.[which]
    if (told && isMessageKey(told)) return t(told)
    return pressed && !isMoment(outage[which]) ? t('tests-report.giveBack.moment') : undefined
  }
  const part = (which: 'from' | 'until') => (
    <DateTimeField
      label={t(`tests-report.giveBack.${which}`)}
      value={outage[which]}
      onChange={(value) => setOutage((before) => ({ ...before, [which]: value }))}
      timeZone={unity.time_zone}
      error={mistakeOf(which)}
    />
  )
  return (
    <Dialog
      open
      size="lg"
      onClose={close}
      title={t('tests-report.giveBack.title', { test: name })}
      actions={
        <>
          <Button onClick={close}>{t('design.dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t('tests-report.giveBack.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void give()
        }}
      >
        <Stack gap={4}>
          <Text>{t('tests-report.giveBack.text')}</Text>
          {part('from')}
          {part('until')}
          {failure && !failure.fields && (
            <Alert status="danger" role="alert">
              {errorMessageOf(failure)}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
