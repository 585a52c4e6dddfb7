import { Text } from '@chakra-ui/react'
import { Figure, FigureCard, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Shield } from 'lucide-react'
import { Link } from 'wouter'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { CardRead } from './card-read.tsx'

/** What the user's tribe has earned in the month. */
export function TribeCard() {
  const { t } = useTranslation()
  const { tribe } = useUser()
  const read = useRead('GET /me/tribe', tribe && {}, shownInPlace)
  // Whoever was moved to another one is told so before they sign in again.
  const title = read.data?.name ?? tribe?.name ?? t('dashboard.tribe.title')
  return (
    <FigureCard icon={Shield} tone="right" label={<Link href={paths.tribes}>{title}</Link>}>
      {tribe ? (
        <CardRead title={title} read={read} skeleton={<Skeleton w="60%" h={{ base: 14, md: 16 }} />}>
          {({ fortune }) => (
            <>
              <Figure value={fortune} spoken={t('dashboard.tribe.fortune', { count: fortune })} />
              <Text textStyle="small" color="fg.muted" aria-hidden="true">
                {t('dashboard.tribe.period')}
              </Text>
            </>
          )}
        </CardRead>
      ) : (
        <Text>{t('dashboard.tribe.none')}</Text>
      )}
    </FigureCard>
  )
}
