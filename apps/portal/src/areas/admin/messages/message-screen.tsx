import { Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card, ProgressLine } from '@the-house/design-system'
import type { WholeMessage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Pencil } from 'lucide-react'
import { Link } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { idIn } from '../../../page/id-in.ts'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { useFocusAfter } from '../../../page/use-focus-after.ts'
import { useUser } from '../../../session/session.ts'
import { CardRowsSkeleton } from '../card-rows-skeleton.tsx'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { MessageStatus } from './message-status.tsx'
import { MessageWords } from './message-words.tsx'
import { RecallButton } from './recall-button.tsx'
import { ReceiversPart } from './receivers-part.tsx'
import { useMessageLabels } from './use-message-labels.ts'

/** The polling interval while the message is being delivered. */
const lookEveryMs = 2000

/** The screen of a message: what it says, whom it reached, and who has read it. */
export function MessageScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useApiQuery('GET /messages/:id', id === null ? null : { params: { id } }, {
    ...inlineErrors,
    refreshInterval: (data) => (data?.status === 'SENDING' ? lookEveryMs : 0),
  })
  if (id === null || read.error?.status === 404)
    return <DeletedNotice text={t('messages.gone')} list={paths.messages} />
  return (
    <AsyncContent read={read} skeleton={<CardRowsSkeleton />}>
      {(message) => <Known key={message.id} message={message} />}
    </AsyncContent>
  )
}

function Known({ message }: { message: WholeMessage }) {
  const { t } = useTranslation()
  const me = useUser()
  const { title, audience, facts } = useMessageLabels(message)
  const { id, status, sender, receivers, done, read } = message
  const focusHeading = useFocusAfter()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={4} wrap="wrap" justify="space-between" align="start">
        <Stack gap={1} minW={0} overflowWrap="anywhere" align="start">
          <ScreenHeading title={title} />
          <MessageStatus status={status} />
          <Text>{audience}</Text>
          {receivers !== null && <Text>{t('messages.readBy', { count: receivers, read })}</Text>}
          <Text color="fg.muted">{facts}</Text>
        </Stack>
        <Flex gap={3} wrap="wrap">
          {status === 'SCHEDULED' && sender?.id === me.id && (
            <Button asChild>
              <Link href={paths.editMessage(id)}>
                <Pencil size={18} aria-hidden="true" />
                {t('messages.edit.go')}
              </Link>
            </Button>
          )}
          {status !== 'RECALLED' && <RecallButton message={message} onRecalled={focusHeading} />}
        </Flex>
      </Flex>
      {status === 'SENDING' && receivers !== null && (
        <Card>
          <Stack gap={1}>
            <Text textStyle="small">{t('messages.progress', { done, receivers })}</Text>
            <ProgressLine label={t('messages.progress', { done, receivers })} value={(100 * done) / receivers} />
          </Stack>
        </Card>
      )}
      <MessageWords message={message} />
      <ReceiversPart message={message} />
    </Stack>
  )
}
