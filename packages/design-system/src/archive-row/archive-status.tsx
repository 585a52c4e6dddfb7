import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Check } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { ArchiveState } from './archive-state.ts'

const Kept = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 1, color: 'right', fontWeight: 'medium' },
})

/** Screen readers hear each quarter of the progress, not each percent. */
const quarter = 25

export interface ArchiveStatusProps {
  state: ArchiveState | undefined
  percent: number | undefined
  name: string
  lang: string | undefined
}

/** The download state in a polite live region; visible only once the file is downloaded. */
export function ArchiveStatus({ state, percent, name, lang }: ArchiveStatusProps) {
  const { t } = useTranslation()
  const come = Math.floor((percent ?? 0) / quarter) * quarter
  return (
    <output>
      {state === 'kept' && (
        <Kept>
          <Check size={16} aria-hidden="true" />
          {t('downloads.kept')}
        </Kept>
      )}
      {state === 'coming' && (
        <VisuallyHidden>{come > 0 ? t('downloads.percent', { percent: come }) : t('downloads.coming')}</VisuallyHidden>
      )}
      {(state === 'kept' || state === 'coming') && <VisuallyHidden lang={lang}> {name}</VisuallyHidden>}
    </output>
  )
}
