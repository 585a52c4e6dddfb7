import { Text } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import type { TodoTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { formatMoment } from '../../page/clock.ts'
import { paths } from '../../page/paths.ts'
import { testTimeOf } from '../../page/test-time.ts'
import { useUser } from '../../session/session.ts'

export interface MostUrgentTestProps {
  test: TodoTest
  /** The server's time, ISO 8601. */
  now: string
}

/** The most urgent test as a link that is stretched over the card, with the time that makes it urgent. */
export function MostUrgentTest({ test, now }: MostUrgentTestProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const time = testTimeOf(test, Date.parse(now))
  return (
    <>
      <TextLink
        asChild
        textStyle="small"
        display="block"
        minH={6}
        _after={{ content: '""', position: 'absolute', inset: 0 }}
      >
        <Link href={paths.test(test.id)}>{test.name}</Link>
      </TextLink>
      {time && (
        <Text textStyle="small" color="fg.muted">
          {t(`dashboard.tests.${time.kind}`, { moment: formatMoment(time.at, unity.time_zone) })}
        </Text>
      )}
    </>
  )
}
