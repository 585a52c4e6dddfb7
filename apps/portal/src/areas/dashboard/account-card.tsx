import { Figure, FigureCard } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '../../page/lazy-component.tsx'
import { useUser } from '../../session/session.ts'

const LedgerDialog = lazyComponent(() =>
  import('../../page/ledger/ledger-dialog.tsx').then((module) => module.LedgerDialog),
)

/** The dollars of the user; opens the ledger. */
export function AccountCard() {
  const { t } = useTranslation()
  const { dollars } = useUser()
  const [open, setOpen] = useState(false)
  return (
    <>
      <FigureCard icon={Coins} tone="warning" label={t('dashboard.account')} onOpen={() => setOpen(true)}>
        <Figure value={dollars} spoken={t('common.dollars', { count: dollars })} />
      </FigureCard>
      {open && <LedgerDialog onClose={() => setOpen(false)} />}
    </>
  )
}
