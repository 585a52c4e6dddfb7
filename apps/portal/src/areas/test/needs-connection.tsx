import { Flex } from '@chakra-ui/react'
import { Button, Card, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

/** Says that a test is opened with a connection only: its time is the school's. */
export function NeedsConnection({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Card p={{ base: 3, sm: 4, md: 8 }}>
      <EmptyState
        as="h1"
        picture="key"
        title={t('tests.connection.title')}
        description={t('tests.connection.text')}
        action={
          <Flex gap={3} wrap="wrap" justify="center">
            <Button variant="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <Button asChild>
              <Link href={paths.books}>{t('common.away.books')}</Link>
            </Button>
          </Flex>
        }
      />
    </Card>
  )
}
