import { chakra, Stack, Text } from '@chakra-ui/react'
import { reportSubjectWords, TextLink } from '@the-house/design-system'
import type { KeptReport } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { pathHere } from './path-here.ts'

const Details = chakra('details', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& summary': { minH: 6, cursor: 'pointer', color: 'link', borderRadius: 'sm', w: 'fit-content' },
  },
})

/** What a report is about, as its writer has chosen it. */
export function Subject({ report: { subject } }: { report: KeptReport }) {
  const { t } = useTranslation()
  return t(reportSubjectWords[subject])
}

/** What happened, on which page, and in which browser for whoever wants to know. */
export function Story({ report: { description, url, details } }: { report: KeptReport }) {
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

/** Who has written it, and where to answer. */
export function Writer({ report: { user, unity } }: { report: KeptReport }) {
  return (
    <Stack gap={0}>
      <Text>{user.name}</Text>
      <Text textStyle="small" color="fg.muted">
        {unity.name}
      </Text>
      <Text textStyle="small" overflowWrap="anywhere">
        <TextLink href={`mailto:${user.email}`}>{user.email}</TextLink>
      </Text>
    </Stack>
  )
}
