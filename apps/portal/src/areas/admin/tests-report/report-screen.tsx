import { Stack } from '@chakra-ui/react'
import { Card, EmptyState, Skeleton, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { idIn } from '../../../page/id-in.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { sentPaths } from './paths.ts'
import { ReportView } from './report-view.tsx'

/** The report of a test. */
export function ReportScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useApiQuery('GET /config_tests/:id/report', id === null ? null : { params: { id } }, inlineErrors)
  if (id === null || read.error?.status === 404)
    return (
      <Stack gap={4}>
        <ScreenHeading title={t('tests-report.gone.title')} />
        <EmptyState
          picture="key"
          title={t('tests-report.gone.text')}
          action={
            <Button asChild>
              <Link href={sentPaths.list}>{t('tests-report.gone.back')}</Link>
            </Button>
          }
        />
      </Stack>
    )
  return (
    <AsyncContent read={read} skeleton={<ReportSkeleton title={t('admin.crumbs.testReport')} />}>
      {(report) => <ReportView key={id} report={report} />}
    </AsyncContent>
  )
}

const ReportSkeleton = ({ title }: { title: string }) => (
  <Stack gap={{ base: 4, md: 6 }} aria-busy="true">
    <Stack gap={1}>
      <ScreenHeading title={title} />
      <Skeleton h={6} maxW="20rem" />
    </Stack>
    {['5.5rem', '28rem', '30rem'].map((height) => (
      <Card key={height} h={height}>
        <Skeleton h="full" />
      </Card>
    ))}
  </Stack>
)
