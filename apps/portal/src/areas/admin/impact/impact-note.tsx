import { chakra } from '@chakra-ui/react'
import { Alert } from '@the-house/design-system'
import type { CourseImpact } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const Lines = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: 1 } })
const kinds = ['moved', 'opened', 'practising'] as const

/** Whether anybody is concerned. */
export const isConcerning = (impact: CourseImpact): boolean => kinds.some((kind) => impact[kind] > 0)

/** How many students a change of the course concerns, a sentence a kind; nothing where it is nobody. */
export function ImpactNote({ impact }: { impact: CourseImpact | undefined }) {
  const { t } = useTranslation()
  if (!impact || !isConcerning(impact)) return null
  return (
    <Alert status="warning">
      <Lines>
        {kinds
          .filter((kind) => impact[kind] > 0)
          .map((kind) => (
            <li key={kind}>{t(`admin.impact.${kind}`, { count: impact[kind] })}</li>
          ))}
      </Lines>
    </Alert>
  )
}
