import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card, EmptyState, Skeleton, TextLink } from '@the-house/design-system'
import type { ChapterFindings } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'

/** The chapters that students see and that do not pass their check; each leads to its place in the studio. */
export function FindingsScreen() {
  const { t } = useTranslation()
  const read = useApiQuery('GET /course/findings', {})
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('failures.findings.title')} />
        <Text color="fg.muted">{t('failures.findings.lead')}</Text>
      </Stack>
      <AsyncContent read={read} skeleton={<Skeleton h="24rem" />}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState title={t('failures.findings.none')} description={t('failures.findings.noneText')} />
          ) : (
            content.map((chapter) => <Chapter key={chapter.id} chapter={chapter} />)
          )
        }
      </AsyncContent>
    </Stack>
  )
}

function Chapter({ chapter: { id, name, book, findings } }: { chapter: ChapterFindings }) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby={`chapter-${id}`}>
      <Stack gap={2}>
        <Heading as="h2" textStyle="label" fontWeight="semibold" id={`chapter-${id}`}>
          <TextLink asChild>
            <Link href={paths.studioAt('chapters', id)}>{`${book.name} · ${name}`}</Link>
          </TextLink>
        </Heading>
        <Stack as="ul" gap={1} pl={5}>
          {findings.map((finding) => (
            <li key={`${finding.entity} ${finding.id} ${finding.token} ${finding.field}`}>
              {finding.name && `${finding.name}: `}
              {t(`courseCheck.finding.${finding.token}`, { what: finding.what ?? '', name: finding.name })}
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
