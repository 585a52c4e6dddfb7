import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { loadAreas, useTranslation } from '@the-house/i18n'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../session/session.ts'
import { Section } from './section.tsx'

/** It loads when it is asked for, with the words that the dashboard has for it. */
const LedgerDialog = lazy(async () => {
  const [module] = await Promise.all([import('../../page/ledger/ledger-dialog.tsx'), loadAreas('dashboard')])
  return { default: module.LedgerDialog }
})

/** The own dollars; pressed, every movement of them. */
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
      {open && (
        <Suspense>
          <LedgerDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
