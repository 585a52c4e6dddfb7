import { Flex } from '@chakra-ui/react'
import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useSWRConfig } from 'swr'
import { Link, useLocation } from 'wouter'
import { useUser } from '../session/session.ts'
import { keptPlaces } from './kept-places.ts'
import { paths } from './paths.ts'

export interface AwayProps {
  /** Tries again; without it only the ways on are offered. */
  onRetry?: (() => void) | undefined
}

/** Shown without a connection in place of what is not on the device: says so, and leads to what is. */
export function Away({ onRetry }: AwayProps) {
  const { t } = useTranslation()
  const { cache } = useSWRConfig()
  const [path] = useLocation()
  const { topic, books } = keptPlaces(cache, useUser().chapter)
  return (
    <EmptyState
      title={t('common.away.title')}
      description={
        <>
          <span>{t('errors.network')}</span> {t('common.away.text')}
        </>
      }
      action={
        <Flex gap={3} wrap="wrap" justify="center">
          {topic && topic !== path && (
            <Button asChild variant="primary">
              <Link href={topic}>{t('common.away.topic')}</Link>
            </Button>
          )}
          {books && path !== paths.books && (
            <Button asChild>
              <Link href={paths.books}>{t('common.away.books')}</Link>
            </Button>
          )}
          {onRetry && (
            <Button variant="quiet" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
        </Flex>
      }
    />
  )
}
