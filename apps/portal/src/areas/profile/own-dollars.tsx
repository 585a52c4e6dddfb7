import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { lazyComponent } from '../../page/lazy-component.tsx'
import { useUser } from '../../session/session.ts'
import { Section } from './section.tsx'

const LedgerDialog = lazyComponent(
  () => import('../../page/ledger/ledger-dialog.tsx').then((module) => module.LedgerDialog),
  // Reuses the texts of the dashboard.
  'dashboard',
)

/** The dollars of the user; opens the ledger. */
export function OwnDollars() {
  const { t } = useTranslation()
  const { dollars } = useUser()
  const [open, setOpen] = useState(false)
  return (
    <Section title={t('profile.dollars.heading')} lead={t('profile.dollars.lead')}>
      <Flex align="center" justify="space-between" gap={4} wrap="wrap">
        <Text textStyle="heading" fontVariantNumeric="tabular-nums">
          {t('common.dollars', { count: dollars })}
        </Text>
        <Button onClick={() => setOpen(true)}>{t('profile.dollars.action')}</Button>
      </Flex>
      {open && <LedgerDialog onClose={() => setOpen(false)} />}
    </Section>
  )
}
