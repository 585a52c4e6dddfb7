import { Card, EmptyState, Skeleton } from '@the-house/design-system'
import { Box, Stack, Text } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ListPages } from '../../../page/listing/list-pages.tsx'
import { pageOf } from '../../../page/page-number.ts'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { serverClock } from '../server-clock.ts'
import { TestSections } from './test-sections.tsx'

const hrefFor = (to: number) => (to > 1 ? `?page=${to}` : '?')

/** The user's own tests: those to do first, then past ones with their results. */
export function MyTestsScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const turnTo = (to: number) => setQuery(to > 1 ? { page: String(to) } : {})
  const read = useApiQuery(
    'GET /me/tests',
    { query: { page, size: limits.pageSize } },
    { ...inlineErrors, onSuccess: ({ server_time }) => serverClock.hear(server_time) },
  )
  return (
    <Stack gap={{ base: 4, md: 6 }} maxW="48rem" w="full" mx="auto">
      <Stack gap={1}>
        <ScreenHeading title={t('my-tests.title')} />
        <Text color="fg.muted">{t('my-tests.lead')}</Text>
      </Stack>
      <Box minH="24rem">
        <AsyncContent read={read} skeleton={<TestsSkeleton />}>
          {({ content, meta }) => (
            <ListPages
              listing={{ page, hrefFor, turnTo }}
              path={paths.myTests}
              meta={meta}
              none={<EmptyState title={t('my-tests.none.title')} description={t('my-tests.none.text')} />}
            >
              <TestSections tests={content} onOver={() => void read.mutate()} />
            </ListPages>
          )}
        </AsyncContent>
      </Box>
    </Stack>
  )
}

function TestsSkeleton() {
  const { t } = useTranslation()
  return (
    <Card aria-busy="true" aria-label={t('common.loading')} display="grid" gap={4}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} h={16} />
      ))}
    </Card>
  )
}
