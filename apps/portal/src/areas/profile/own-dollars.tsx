import { useTranslation } from '@the-house/i18n'
import { Ledger } from '../../page/ledger/ledger.tsx'
import { Section } from './section.tsx'

/** Every movement of the own dollars. */
export function OwnDollars() {
  const { t } = useTranslation()
  return (
    <Section title={t('dashboard.ledger.title')}>
      <Ledger />
    </Section>
  )
}
