import { chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Card, Skeleton } from '@the-house/design-system'
import { courseFindingLevels, type CourseFinding, type CourseNode } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { CircleAlert, Rocket, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { useChapterCheck } from '../../../api/course-studio.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { idOf } from './course.ts'
import { queryOf } from './use-place.ts'
import type { Studio } from './use-studio.ts'

const groups: Record<CourseFinding['level'], MessageKey> = {
  error: 'studio.check.errors',
  warning: 'studio.check.warnings',
}
const Finding = chakra(Link, {
  base: {
    display: 'block',
    minH: 'target',
    px: 3,
    py: 2,
    borderRadius: 'control',
    '&:hover': { bg: 'bg.sunken' },
  },
})

/** What the check of a chapter finds; each finding leads to its field. */
export function CheckPanel({ chapter, studio }: { chapter: CourseNode; studio: Studio }) {
  const { t } = useTranslation()
  const read = useChapterCheck(chapter.id)
  return (
    <Card as="section" aria-label={t('studio.check.title', { name: chapter.name })}>
      <Stack gap={4}>
        {studio.isRefused && (
          <Alert status="danger" role="alert">
            {t('studio.check.refused')}
          </Alert>
        )}
        <AsyncContent read={read} skeleton={<Skeleton h="12rem" />}>
          {({ findings }) => (
            <>
              {findings.length === 0 && (
                <Alert status="success">{t(`studio.check.${chapter.published ? 'published' : 'none'}`)}</Alert>
              )}
              {courseFindingLevels.map((level) => (
                <Findings
                  key={level}
                  level={level}
                  findings={findings.filter((finding) => finding.level === level)}
                  studio={studio}
                />
              ))}
              {!chapter.published && findings.every(({ level }) => level !== 'error') && (
                <PublishButton chapter={chapter} studio={studio} />
              )}
            </>
          )}
        </AsyncContent>
      </Stack>
    </Card>
  )
}

/** Publishes a chapter in which nothing refuses it. */
function PublishButton({ chapter, studio }: { chapter: CourseNode; studio: Studio }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="primary"
      alignSelf="start"
      loading={studio.actions.busy}
      onClick={() => studio.publish([chapter], true)}
    >
      <Rocket size={18} aria-hidden="true" />
      {t('studio.menu.publish')}
    </Button>
  )
}

interface FindingsProps {
  level: CourseFinding['level']
  findings: readonly CourseFinding[]
  studio: Studio
}

function Findings({ level, findings, studio }: FindingsProps) {
  const { t } = useTranslation()
  if (findings.length === 0) return null
  const isError = level === 'error'
  const open = (finding: CourseFinding) => {
    const node = studio.course?.find(idOf(finding))
    if (node) studio.openTo(node)
  }
  const Icon = isError ? CircleAlert : TriangleAlert
  return (
    <Stack gap={1}>
      <HStack as="h2" gap={2} color={isError ? 'wrong' : 'warning'} fontWeight="semibold">
        <Icon size={18} aria-hidden="true" />
        {t(groups[level])}
      </HStack>
      <Stack as="ul" gap={0} listStyleType="none">
        {findings.map((finding) => (
          <li key={`${idOf(finding)} ${finding.token} ${finding.field}`}>
            <Finding
              href={`?${queryOf({ book: studio.book, at: idOf(finding), field: finding.field })}`}
              onClick={() => open(finding)}
            >
              <Flex gap={2} wrap="wrap" align="baseline">
                <Text as="span" fontWeight="medium">
                  {finding.name || t(`studio.kind.${finding.entity}`)}
                </Text>
                <Text as="span" textStyle="small" color="fg.muted">
                  {t(`studio.kind.${finding.entity}`)}
                </Text>
              </Flex>
              <Text as="span" display="block">
                {t(`courseCheck.finding.${finding.token}`, { what: finding.what ?? '', name: finding.name })}
              </Text>
            </Finding>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
