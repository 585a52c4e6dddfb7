import { Text } from '@chakra-ui/react'
import { Figure, FigureCard, Skeleton, TribeSymbol } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Shield } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { CardRead } from './card-read.tsx'
import { useDashboardPart } from './use-dashboard-part.ts'

/** The fortune of the user's tribe in this month. */
export function TribeCard() {
  const { t } = useTranslation()
  const { tribe } = useUser()
  const read = useDashboardPart('tribe')
  // The response has the current tribe; the session has the tribe at sign-in.
  const shown = read.data ?? tribe
  const title = shown?.name ?? t('dashboard.tribe.title')
  return (
    <FigureCard
      icon={Shield}
      sign={shown && <TribeSymbol symbol={shown.symbol} color={shown.color} />}
      tone="right"
      label={<Link href={paths.tribes}>{title}</Link>}
    >
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
