import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, notify } from '@the-house/design-system'
import { MomentField } from '@the-house/design-system/admin'
import { isWord, useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { request } from '../../../api/client.ts'
import { ApiFailure, report, toldOf } from '../../../api/failure.ts'
import { useUser } from '../../../session/session.ts'
import { useRefresh } from './use-gift.ts'

export interface GiveBackDialogProps {
  /** The test whose students get their time back. */
  id: number
  name: string
  onClose: () => void
}

const isMoment = (value: string) => value.includes('T')
const form = 'give-back'

/** Asks when the school was out of order, and gives everybody who sat a test then the time that was lost. */
export function GiveBackDialog({ id, name, onClose }: GiveBackDialogProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const refresh = useRefresh()
  const [outage, setOutage] = useState({ from: '', until: '' })
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  async function give(): Promise<void> {
    setPressed(true)
    setFailure(null)
    if (busy || !Object.values(outage).every(isMoment)) return
    setBusy(true)
    try {
      const { given } = await request('POST /config_tests/:id/give_back', { params: { id }, body: outage })
      notify({
        type: given > 0 ? 'success' : 'info',
        title: given > 0 ? t('tests-report.giveBack.done', { count: given }) : t('tests-report.giveBack.nobody'),
      })
      await refresh()
      onClose()
    } catch (reason) {
      if (reason instanceof ApiFailure && reason.status !== 401) setFailure(reason)
      else report(reason)
    } finally {
      setBusy(false)
    }
  }

  const close = () => !busy && onClose()
  const mistakeOf = (which: 'from' | 'until') => {
    const told = failure?.fields?.[which]
    if (told && isWord(told)) return t(told)
    return pressed && !isMoment(outage[which]) ? t('tests-report.giveBack.moment') : undefined
  }
  const part = (which: 'from' | 'until') => (
    <MomentField
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
              {toldOf(failure)}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
