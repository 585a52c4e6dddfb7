import { Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card, Dialog, notify } from '@the-house/design-system'
import type { Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { postDisable, postEnable, useInvalidatePeople } from '../../../api/people.ts'
import { StateChip } from './state-chip.tsx'

export interface PersonAccessProps {
  person: Person
  /** Whether the user looks at their own account. */
  isMe: boolean
}

/** Shows whether a person may sign in, and changes it. */
export function PersonAccess({ person, isMe }: PersonAccessProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidatePeople()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const disabled = person.state === 'DISABLED'

  async function turn(): Promise<void> {
    setBusy(true)
    try {
      const now = await (disabled ? postEnable : postDisable)(person.id)
      notify({ type: 'success', title: t(disabled ? 'people.access.enabled' : 'people.access.disabled') })
      setAsking(false)
      await invalidate(now)
    } catch (error) {
      handleError(error)
    }
    setBusy(false)
  }

  return (
    <Card maxW="44rem">
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text as="h2" textStyle="heading">
            {t('people.access.title')}
          </Text>
          <StateChip state={person.state} />
        </Flex>
        <Text color="fg.muted">
          {t(isMe ? 'people.self' : disabled ? 'people.access.isOut' : 'people.access.isIn')}
        </Text>
        {!isMe && (
          <Button
            alignSelf="start"
            loading={busy && !asking}
            onClick={() => (disabled ? void turn() : setAsking(true))}
          >
            {t(disabled ? 'people.access.enable' : 'people.access.disable')}
          </Button>
        )}
      </Stack>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('people.access.ask', { name: person.name })}
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => setAsking(false)} data-autofocus="">
              {t('people.cancel')}
            </Button>
            <Button variant="primary" loading={busy} onClick={() => void turn()}>
              {t('people.access.disable')}
            </Button>
          </>
        }
      >
        <Text>{t('people.access.text')}</Text>
      </Dialog>
    </Card>
  )
}
