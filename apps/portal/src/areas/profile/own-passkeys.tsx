import { Stack, Text } from '@chakra-ui/react'
import { Button, notify, Skeleton } from '@the-house/design-system'
import type { Passkey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { postPasskeyRemoval } from '../../api/passkeys.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { PasskeyRow } from '../../page/passkey-row.tsx'
import { hasPasskeys } from '../../session/has-passkeys.ts'
import { addPasskey, type Adding } from '../../session/passkey.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { Section } from './section.tsx'

const toastOf = { added: 'success', cancelled: 'info', known: 'info' } as const satisfies Record<Adding, string>

/** The passkeys of a teacher or an administrator, who sign in by them beside the password. */
export function OwnPasskeys() {
  const { t } = useTranslation()
  const read = useApiQuery('GET /me/passkeys', {})
  const heading = useRef<HTMLHeadingElement>(null)
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)

  async function add(values: { name: string; password: string }): Promise<void> {
    const outcome = await addPasskey(values)
    setAdding(false)
    notify({ type: toastOf[outcome], title: t(`passkeys.outcome.${outcome}`) })
    if (outcome === 'added') await read.mutate()
  }

  async function remove({ id }: Passkey, password: string): Promise<void> {
    await postPasskeyRemoval(id, password)
    setLeaving(null)
    notify({ type: 'success', title: t('passkeys.removed') })
    await read.mutate()
    // The button that was pressed is gone with its passkey.
    heading.current?.focus()
  }

  return (
    <Section title={t('passkeys.heading')} lead={t('passkeys.lead')} headingRef={heading}>
      <AsyncContent read={read} skeleton={<Skeleton h="3rem" />}>
        {({ content }) =>
          content.length > 0 ? (
            <Stack as="ul" gap={4} aria-label={t('passkeys.list')}>
              {content.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  action={
                    <Button
                      flexShrink={0}
                      aria-label={t('passkeys.removeNamed', { name: passkey.name })}
                      onClick={() => setLeaving(passkey)}
                    >
                      {t('passkeys.remove.confirm')}
                    </Button>
                  }
                />
              ))}
            </Stack>
          ) : (
            <Text>{t('passkeys.none')}</Text>
          )
        }
      </AsyncContent>
      {hasPasskeys() ? (
        <Button alignSelf="start" onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
      ) : (
        <Text color="fg.muted">{t('passkeys.unsupported')}</Text>
      )}
      {adding && <AddPasskeyDialog onAdd={add} onClose={() => setAdding(false)} />}
      {leaving && (
        <RemovePasskeyDialog
          name={leaving.name}
          onRemove={(password) => remove(leaving, password)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  )
}
