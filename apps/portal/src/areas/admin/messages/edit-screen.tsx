import { Stack } from '@chakra-ui/react'
import { Button, EmptyState, notify } from '@the-house/design-system'
import type { WholeMessage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link, useLocation } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { idIn } from '../../../page/id-in.ts'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { useUser } from '../../../session/session.ts'
import { CardRowsSkeleton } from '../card-rows-skeleton.tsx'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { ComposeForm } from './compose-form.tsx'

/** The form of a scheduled message. */
export function EditScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  // Not revalidated while the user is typing.
  const options = { ...inlineErrors, revalidateOnFocus: false, revalidateOnReconnect: false }
  const read = useApiQuery('GET /messages/:id', id === null ? null : { params: { id } }, options)
  if (id === null || read.error?.status === 404)
    return <DeletedNotice text={t('messages.gone')} list={paths.messages} />
  return (
    <AsyncContent read={read} skeleton={<CardRowsSkeleton />}>
      {(message) => <Scheduled key={message.id} message={message} />}
    </AsyncContent>
  )
}

function Scheduled({ message }: { message: WholeMessage }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const me = useUser()
  const isOwn = message.sender?.id === me.id
  if (!isOwn || message.status !== 'SCHEDULED')
    return (
      <EmptyState
        as="h1"
        title={t('messages.edit.title')}
        description={t(isOwn ? 'messages.edit.sent' : 'messages.edit.other')}
        action={
          <Button asChild>
            <Link href={paths.message(message.id)}>{t('messages.back')}</Link>
          </Button>
        }
      />
    )
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <ScreenHeading title={t('messages.edit.title')} />
      <ComposeForm
        message={message}
        onSaved={({ id, status }) => {
          notify({ type: 'success', title: t(status === 'SCHEDULED' ? 'messages.scheduled' : 'messages.sent') })
          go(paths.message(id))
        }}
      />
    </Stack>
  )
}
