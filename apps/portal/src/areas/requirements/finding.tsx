import { Stack, Text } from '@chakra-ui/react'
import { Chip, Spinner } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { CircleCheck, CircleHelp, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react'
import { verdicts, type Outcome, type Verdict } from './checks/outcomes.ts'

const signs: Record<Verdict, { icon: LucideIcon; tone: 'right' | 'warning' | 'wrong' | 'info' }> = {
  good: { icon: CircleCheck, tone: 'right' },
  fair: { icon: TriangleAlert, tone: 'warning' },
  bad: { icon: CircleX, tone: 'wrong' },
  open: { icon: CircleHelp, tone: 'info' },
}

function Verdicted({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation()
  const verdict = verdicts[outcome]
  const { icon: Icon, tone } = signs[verdict]
  return (
    <>
      <Chip tone={tone}>
        <Icon size={16} aria-hidden="true" />
        {t(`requirements.verdict.${verdict}`)}
      </Chip>
      <Text>{t(`requirements.outcome.${outcome}`)}</Text>
    </>
  )
}

export interface FindingProps {
  /** The outcome; null before the check. */
  outcome: Outcome | null
  busy: boolean
}

/** The outcome of a check as icon and text, in a live region. */
export function Finding({ outcome, busy }: FindingProps) {
  const { t } = useTranslation()
  return (
    // Reserves the height of one line of text, so that the layout does not shift.
    <Stack aria-live="polite" gap={2} align="start" minH={outcome || busy ? 16 : 8}>
      {busy ? <Spinner label={t('requirements.running')} /> : outcome && <Verdicted outcome={outcome} />}
      {!busy && !outcome && <Chip>{t('requirements.waiting')}</Chip>}
    </Stack>
  )
}
