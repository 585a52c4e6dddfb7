import { chakra, Stack, Text } from '@chakra-ui/react'
import { reportSubjectLabels, TextLink } from '@the-house/design-system'
import type { StoredReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { LearnerLink } from '../../page/learner-link.tsx'
import { pathHere } from './path-here.ts'

const Details = chakra('details', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& summary': { minH: 6, cursor: 'pointer', color: 'link', borderRadius: 'sm', w: 'fit-content' },
  },
})

/** The subject of a report, as its author has chosen it. */
export function Subject({ report: { subject } }: { report: StoredReport }) {
  const { t } = useTranslation()
  return t(reportSubjectLabels[subject])
}

/** The description of a report, its page, and the browser details. */
export function Story({ report: { description, url, details } }: { report: StoredReport }) {
  const { t } = useTranslation()
  const path = pathHere(url)
  return (
    <Stack gap={1}>
      <Text overflowWrap="anywhere">{description}</Text>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {path === null ? (
          url
        ) : (
          <TextLink asChild>
            <Link href={path}>{path}</Link>
          </TextLink>
        )}
      </Text>
      {details && (
        <Details>
          <summary>{t('report.list.browser')}</summary>
          {details}
        </Details>
      )}
    </Stack>
  )
}

/** The author of a report, with the address for a reply. */
export function Writer({ report: { user, unity } }: { report: StoredReport }) {
  return (
    <Stack gap={0}>
      <Text>{user.profile === 'TEACHER' ? user.name : <LearnerLink student={user} />}</Text>
      <Text textStyle="small" color="fg.muted">
        {unity.name}
      </Text>
      <Text textStyle="small" overflowWrap="anywhere">
        <TextLink href={`mailto:${user.email}`}>{user.email}</TextLink>
      </Text>
    </Stack>
  )
}
