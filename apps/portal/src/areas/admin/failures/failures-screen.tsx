import { Box, Stack, Text } from '@chakra-ui/react'
import { Card, EmptyState, SelectField, Skeleton } from '@the-house/design-system'
import { failureKinds, failureTasks, limits, type Failure } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { formatMoment } from '../../../page/clock.ts'
import { ListPages } from '../../../page/listing/list-pages.tsx'
import { pageOf } from '../../../page/page-number.ts'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { Table } from '../../../page/table.ts'
import { useUser } from '../../../session/session.ts'

/** The mails that have not left and the jobs that have failed, for administrators. */
export function FailuresScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const of = failureKinds.find((one) => one === query.get('of'))
  const hrefFor = (to: number) => `?${new URLSearchParams({ ...(of && { of }), page: String(to) })}`
  const read = useApiQuery(
    'GET /failures',
    { query: { page, size: limits.pageSize, ...(of && { of }) } },
    { ...inlineErrors, keepPreviousData: true },
  )
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('failures.title')} />
        <Text color="fg.muted">{t('failures.lead')}</Text>
      </Stack>
      <Box maxW="16rem">
        <SelectField
          label={t('failures.what')}
          placeholder={t('failures.all')}
          options={failureKinds.map((value) => ({ value, label: t(`failures.of.${value}`) }))}
          value={of ?? ''}
          onChange={({ target }) => setQuery(target.value ? { of: target.value } : {})}
        />
      </Box>
      <AsyncContent read={read} skeleton={<Skeleton h="24rem" />}>
        {({ content, meta }) => (
          <ListPages
            listing={{ page, hrefFor, turnTo: (to) => setQuery(hrefFor(to)) }}
            path={paths.failures}
            meta={meta}
            none={
              <EmptyState
                title={t(`failures.${of ? 'noneHere' : 'none'}`)}
                description={t(`failures.${of ? 'noneHereText' : 'noneText'}`)}
              />
            }
          >
            <FailureTable failures={content} />
          </ListPages>
        )}
      </AsyncContent>
    </Stack>
  )
}

type Task = (typeof failureTasks)[number]
const isTask = (kind: string): kind is Task => failureTasks.some((one) => one === kind)

function FailureTable({ failures }: { failures: Failure[] }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <Card py={2} px={{ base: 4, md: 6 }} overflowX="auto" tabIndex={0} aria-label={t('failures.title')}>
      <Table aria-label={t('failures.title')}>
        <thead>
          <tr>
            <th scope="col">{t('failures.when')}</th>
            <th scope="col">{t('failures.what')}</th>
            <th scope="col">{t('failures.whom')}</th>
            <th scope="col">{t('failures.why')}</th>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ id, at, kind, address, reason }) => (
            <tr key={id}>
              <td>{formatMoment(at, unity.time_zone)}</td>
              <th scope="row">{isTask(kind) ? t(`failures.task.${kind}`) : <code>{kind}</code>}</th>
              <td>{address || '–'}</td>
              <td lang="en">{reason || t('failures.unknown')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
