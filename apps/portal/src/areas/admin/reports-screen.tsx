import { Box, Stack, Text } from '@chakra-ui/react'
import { Card, CheckField, Skeleton } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { pageOf } from '../../page/page-number.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { ReportPages } from './report-pages.tsx'

/** The list of error reports, for administrators. */
export function ReportsScreen() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const recent = query.get('recent') === 'true'
  const hrefFor = (to: number) => `?${new URLSearchParams({ ...(recent && { recent: 'true' }), page: String(to) })}`
  const list = useRef<HTMLDivElement>(null)
  const read = useApiQuery('GET /report_error', {
    query: { page, size: limits.pageSize, ...(recent && { recent }) },
  })

  function turnTo(to: number): void {
    setQuery(hrefFor(to))
    list.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('report.list.title')} />
        <Text color="fg.muted">{t('report.list.lead', { unit: unity.name })}</Text>
      </Stack>
      <CheckField
        label={t('report.list.recent')}
        checked={recent}
        onChange={(checked) => setQuery(checked ? { recent: 'true' } : {})}
      />
      <Box ref={list} tabIndex={-1} minH="24rem">
        <AsyncContent read={read} skeleton={<ReportsSkeleton />}>
          {({ content, meta }) => (
            <ReportPages
              reports={content}
              page={page}
              pages={Math.ceil(meta.total / meta.size)}
              hrefFor={hrefFor}
              onPage={turnTo}
            />
          )}
        </AsyncContent>
      </Box>
    </Stack>
  )
}

const ReportsSkeleton = () => (
  <Card aria-busy="true" display="flex" flexDirection="column" gap={4}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} h={20} />
    ))}
  </Card>
)
