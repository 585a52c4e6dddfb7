import { Stack, Text } from '@chakra-ui/react'
import { Button, Card, EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { useManaged, type ManagedRow } from '../../../api/managed.ts'
import { idIn } from '../../../page/id-in.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { SendForm } from './send-form.tsx'
import { SendingsList } from './sendings-list.tsx'

const list = '/admin/config-tests'

/** The screen that sends a test, with its earlier sendings. */
export function SendScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = idIn(params['id'])
  const read = useManaged('config-tests', id)
  if (id === null || read.error?.status === 404) return <DeletedNotice list={list} />
  return (
    <Stack gap={{ base: 4, md: 6 }} maxW="52rem">
      <AsyncContent read={read} skeleton={<SendSkeleton />}>
        {(row) => <Send key={row.id} row={row} />}
      </AsyncContent>
    </Stack>
  )
}

const countIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

function Send({ row }: { row: ManagedRow }) {
  const { t } = useTranslation()
  const { id, name, minutes, exercise_ids } = row
  const exercises = countIn(exercise_ids)
  const facts = [
    t('config-tests.exercises.count', { count: exercises }),
    t('config-tests.send.minutes', { count: Number(minutes) }),
  ]
  return (
    <>
      <Stack gap={1}>
        <ScreenHeading title={t('config-tests.send.title', { name: String(name) })} />
        <Text color="fg.muted">{facts.join(' · ')}</Text>
      </Stack>
      {exercises === 0 ? (
        <EmptyState
          title={t('config-tests.send.empty.title')}
          description={t('config-tests.send.empty.text')}
          action={
            <Button asChild variant="primary">
              <Link href={`${list}/${id}`}>{t('config-tests.send.empty.go')}</Link>
            </Button>
          }
        />
      ) : (
        <SendForm id={id} />
      )}
      <SendingsList id={id} />
    </>
  )
}

const SendSkeleton = () => (
  <Stack gap={6} aria-busy="true">
    <Skeleton h={16} maxW="24rem" />
    <Card>
      <Skeleton h="26rem" />
    </Card>
  </Stack>
)
