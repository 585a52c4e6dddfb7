import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, ConfirmDialog, Dialog, TextField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Check, Copy, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { postCalendar } from '../../api/schedules.ts'
import { useApiQuery } from '../../api/use-api-query.ts'

/**
 * Shows the private URL of the calendar with all of the user's classes, to copy it or to renew it once it has leaked.
 */
export function CalendarAddress({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, mutate } = useApiQuery('GET /me/calendar', open ? {} : null)
  const [state, setState] = useState<'copied' | 'asking' | 'renewing' | 'renewed' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const asking = state === 'asking' || state === 'renewing'

  async function copy(): Promise<void> {
    // Without access to the clipboard the URL is selected, so that the keyboard can copy it.
    field.current?.select()
    await navigator.clipboard?.writeText(data?.url ?? '').then(
      () => setState('copied'),
      () => undefined,
    )
  }

  async function renew(): Promise<void> {
    setState('renewing')
    try {
      await mutate(await postCalendar(), { revalidate: false })
      setState('renewed')
    } catch (error) {
      setState(null)
      handleError(error)
    }
  }

  return (
    <>
      <Dialog
        open={open && !asking}
        onClose={() => {
          setState(null)
          onClose()
        }}
        title={t('schedules.calendar.title')}
        actions={
          <>
            <Button disabled={!data} onClick={() => setState('asking')}>
              <RefreshCw size={18} aria-hidden="true" />
              {t('schedules.calendar.renew')}
            </Button>
            <Button variant="primary" disabled={!data} onClick={() => void copy()}>
              {state === 'copied' ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
              <output>{t(state === 'copied' ? 'schedules.calendar.copied' : 'schedules.calendar.copy')}</output>
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text>{t('schedules.calendar.text')}</Text>
          <TextField
            ref={field}
            label={t('schedules.calendar.address')}
            hint={t('schedules.calendar.secret')}
            value={data?.url ?? ''}
            readOnly
          />
          {state === 'renewed' && (
            <Alert status="success" as="output">
              {t('schedules.calendar.renewed')}
            </Alert>
          )}
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open && asking}
        title={t('schedules.calendar.renewTitle')}
        description={t('schedules.calendar.renewText')}
        confirmLabel={t('schedules.calendar.renew')}
        loading={state === 'renewing'}
        onConfirm={() => void renew()}
        onCancel={() => setState(null)}
      />
    </>
  )
}
