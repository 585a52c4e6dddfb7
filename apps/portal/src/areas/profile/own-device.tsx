import { Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, notify, ProgressLine } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import useSWR from 'swr'
import { formatFileSize } from '../../page/format-file-size.ts'
import { useUser } from '../../session/session.ts'
import { WithheldFromDevice } from '../../survey/embargo/embargo.tsx'
import { Section } from './section.tsx'
import { useTakeAlong, type AlongState } from './use-take-along.ts'

const usedSpace = async (): Promise<number> => (await navigator.storage.estimate()).usage ?? 0

/** What is kept on this device for the time without a connection: its space, the chapter to take along, its removal. */
export function OwnDevice() {
  const { t, i18n } = useTranslation()
  const { chapter_number: number } = useUser()
  const { state, take, cancel, remove } = useTakeAlong()
  const [removals, setRemovals] = useState(0)
  const { kind } = state
  // Where the browser does not say how much it is, nothing is shown.
  const { data: used = 0 } = useSWR(`space.${kind}.${removals}`, usedSpace, { onError: () => undefined })

  async function removeAll() {
    await remove()
    setRemovals(removals + 1)
    notify({ type: 'success', title: t('profile.device.removed') })
  }

  return (
    <Section title={t('profile.device.heading')} lead={t('profile.device.lead')}>
      <Stack gap={3}>
        <Flex justify="space-between" align="center" gap={3} wrap="wrap">
          <Stack gap={0}>
            <Text fontWeight="semibold">{t('profile.device.chapter', { number })}</Text>
            <Text textStyle="small" color="fg.muted" aria-live="polite">
              {state.kind === 'loading' ? t('profile.device.loading', state) : t(`profile.device.${kindOf(kind)}`)}
            </Text>
          </Stack>
          {kind === 'loading' ? (
            <Button onClick={cancel}>{t('profile.device.cancel')}</Button>
          ) : (
            <Button onClick={take}>{t(kind === 'kept' ? 'profile.device.again' : 'profile.device.take')}</Button>
          )}
        </Flex>
        {state.kind === 'loading' && (
          <ProgressLine value={Math.round((state.done / state.total) * 100)} label={t('profile.device.take')} />
        )}
        {state.kind === 'withheld' && <WithheldFromDevice embargo={state.embargo} />}
        {kind === 'failed' && <Alert status="danger">{t('profile.device.failed')}</Alert>}
      </Stack>
      <Flex justify="space-between" align="center" gap={3} wrap="wrap">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {used > 0 && t('profile.device.space', { size: formatFileSize(used, i18n.language) })}
        </Text>
        <Button variant="quiet" onClick={() => void removeAll()}>
          {t('profile.device.remove')}
        </Button>
      </Flex>
    </Section>
  )
}

/** What has failed, or is withheld, is there in part. */
const kindOf = (kind: AlongState['kind']): 'none' | 'part' | 'kept' =>
  kind === 'none' || kind === 'kept' ? kind : 'part'
