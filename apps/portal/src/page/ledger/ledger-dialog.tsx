import { Dialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Ledger } from './ledger.tsx'

/** The ledger of the user's dollars in a dialog. */
export function LedgerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} title={t('dashboard.ledger.title')}>
      <Ledger />
    </Dialog>
  )
}
