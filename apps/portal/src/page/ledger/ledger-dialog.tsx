import { Dialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Ledger } from './ledger.tsx'

/** Every movement of the user's dollars, over the page. */
export function LedgerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} title={t('dashboard.ledger.title')}>
      <Ledger />
    </Dialog>
  )
}
