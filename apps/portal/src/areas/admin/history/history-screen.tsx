import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Card, ConfirmDialog, EmptyState, Pagination, Skeleton } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ArrowLeft } from 'lucide-react'
import { useRef, type ComponentType } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useHistory, type Change } from '../../../api/history.ts'
import { useManaged } from '../../../api/managed.ts'
import { formatMoment } from '../../../page/clock.ts'
import { idIn } from '../../../page/id-in.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { pageOf } from '../../../page/page-number.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { useUser } from '../../../session/session.ts'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { nameOfRow } from '../managed/columns.tsx'
import { resources, type ResourceName } from '../managed/resources.ts'
import { ChangeCard } from './change-card.tsx'
import { FirstVersion } from './first-version.tsx'
import { useRestoring } from './use-restoring.ts'

interface HistoryProps {
  name: ResourceName
  id: number
}

/** Returns the history screen of an entity, which reads the id from the path. */
export const historyOf =
  (name: ResourceName): ComponentType<{ params: Record<string, string | undefined> }> =>
  ({ params }) => {
    const id = idIn(params['id'])
    return id === null ? <DeletedNotice /> : <History key={id} name={name} id={id} />
  }

/** Lists the changes of a record, and restores earlier versions. */
function History({ name, id }: HistoryProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const list = useRef<HTMLDivElement>(null)
  const read = useHistory(name, id, { page, size: limits.pageSize })
  const { data: row, error } = useManaged(name, id)
  const isGone = error?.status === 404
  const { asked, ask, cancel, restore, busy, failure } = useRestoring(name, row)
  const address = `/admin/${name}/${id}`
  // The newest version is the current state, so there is nothing to restore.
  const restorable = (change: Change, index: number) =>
    row !== undefined && change.action !== 'DELETE' && (page > 1 || index > 0)

  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading
          title={t('history.title', { name: row ? nameOfRow(name, row) : t(resources[name].words.many) })}
        />
        <Text color="fg.muted">{t('history.lead')}</Text>
      </Stack>
      <Flex>
        <Button asChild>
          <Link href={isGone ? `/admin/${name}?removed=true` : address}>
            <ArrowLeft size={18} aria-hidden="true" />
            {t(isGone ? 'history.toDeleted' : 'history.back')}
          </Link>
        </Button>
      </Flex>
      {isGone && read.data && read.data.content.length > 0 && <Alert status="info">{t('history.deleted')}</Alert>}
      {failure && (
        <Alert status="danger" role="alert">
          {failure}
        </Alert>
      )}
      <AsyncContent read={read} skeleton={<HistorySkeleton />}>
        {({ content, meta }) => {
          const pages = Math.ceil(meta.total / meta.size)
          if (content.length === 0) return isGone ? <DeletedNotice /> : <EmptyState title={t('history.none')} />
          return (
            <Stack gap={6}>
              <Box ref={list} tabIndex={-1}>
                <Stack as="ol" gap={4} m={0} p={0}>
                  {content.map((change, index) => (
                    <ChangeCard
                      key={change.id}
                      name={name}
                      change={change}
                      names={meta.names}
                      onRestore={restorable(change, index) ? () => ask({ change, side: 'after' }) : undefined}
                    />
                  ))}
                  {row && page >= pages && <FirstVersion oldest={content.at(-1)} onRestore={ask} />}
                </Stack>
              </Box>
              {pages > 1 && (
                <Pagination
                  page={page}
                  pages={pages}
                  hrefFor={(to) => `?page=${to}`}
                  onSelect={(to) => {
                    list.current?.focus({ preventScroll: true })
                    setQuery({ page: String(to) })
                    scrollTo({ top: 0 })
                  }}
                />
              )}
            </Stack>
          )
        }}
      </AsyncContent>
      <ConfirmDialog
        open={asked !== null}
        title={
          asked?.side === 'before'
            ? t('history.restore.firstTitle')
            : t('history.restore.title', { moment: asked ? formatMoment(asked.change.at, unity.time_zone) : '' })
        }
        description={t('history.restore.text')}
        confirmLabel={t('history.restore.confirm')}
        loading={busy}
        onConfirm={restore}
        onCancel={cancel}
      />
    </Stack>
  )
}

const HistorySkeleton = () => (
  <Stack gap={4} aria-busy="true">
    {[1, 2, 3].map((card) => (
      <Card key={card}>
        <Skeleton h={24} />
      </Card>
    ))}
  </Stack>
)
