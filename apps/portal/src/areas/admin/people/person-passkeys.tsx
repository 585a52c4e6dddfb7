import { Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, ConfirmDialog, notify, Skeleton } from '@the-house/design-system'
import type { Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { deletePasskeysOf } from '../../../api/passkeys.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { PasskeyRow } from '../../../page/passkey-row.tsx'

/** Recovery: shows the passkeys of a person, and removes them where a device was lost. */
export function PersonPasskeys({ person: { id, name } }: { person: Person }) {
  const { t } = useTranslation()
  const read = useApiQuery('GET /people/:id/passkeys', { params: { id } })
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await deletePasskeysOf(id)
      notify({ type: 'success', title: t('passkeys.lost.done') })
    } catch (error) {
      handleError(error)
    }
    setBusy(false)
    setAsking(false)
    await read.mutate()
    // The button that was pressed is gone with the passkeys.
    heading.current?.focus()
  }

  return (
    <Card maxW="44rem">
      <Stack gap={4}>
        <Heading as="h2" ref={heading} tabIndex={-1} textStyle="heading">
          {t('passkeys.heading')}
        </Heading>
        <AsyncContent read={read} skeleton={<Skeleton h="3rem" />}>
          {({ content }) =>
            content.length > 0 ? (
              <>
                <Text color="fg.muted">{t('passkeys.lost.text')}</Text>
                <Stack as="ul" gap={4} aria-label={t('passkeys.lost.list', { name })}>
                  {content.map((passkey) => (
                    <PasskeyRow key={passkey.id} passkey={passkey} />
                  ))}
                </Stack>
                <Button alignSelf="start" onClick={() => setAsking(true)}>
                  {t('passkeys.lost.action')}
                </Button>
              </>
            ) : (
              <Text color="fg.muted">{t('passkeys.lost.none')}</Text>
            )
          }
        </AsyncContent>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('passkeys.lost.question', { name })}
        description={t('passkeys.lost.consequence')}
        confirmLabel={t('passkeys.lost.confirm')}
        loading={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </Card>
  )
}
