import { limits, type CountedStep } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** How many there are of what a step makes. */
export function StepCount({ state: { step, count } }: { state: CountedStep }) {
  const { t } = useTranslation()
  const most = limits.foundingCount
  return count < most ? t(`founding.count.${step}`, { count }) : t('founding.countMost', { most })
}
