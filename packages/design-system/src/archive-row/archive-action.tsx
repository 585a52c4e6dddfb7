import { useTranslation } from '@the-house/i18n'
import { Download, ExternalLink, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { ArchiveState } from './archive-state.ts'

export interface ArchiveActionProps {
  name: string
  /** The language of name and description. */
  lang?: string | undefined
  state?: ArchiveState | undefined
  onDownload: () => void
  /** Cancels the download. */
  onCancel: () => void
  /** Opens the file in a new tab instead of downloading it. */
  href?: string | undefined
}

/** On phones it takes a row of its own below the text. */
const wide = { base: 1, sm: 0 }

/** One button for all states, so that it keeps the focus while its label changes. */
export function ArchiveAction({ name, lang, state = 'idle', onDownload, onCancel, href }: ArchiveActionProps) {
  const { t } = useTranslation()
  const coming = state === 'coming'
  const Icon = coming ? X : Download

  function press({ detail }: MouseEvent): void {
    if (!coming) onDownload()
    // The second click of a double click must not cancel the download that the first one has started.
    else if (detail < 2) onCancel()
  }

  if (href)
    return (
      <Button asChild flexGrow={wide}>
        <a href={href} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={18} aria-hidden="true" />
          {t('downloads.open')}
          <VisuallyHidden lang={lang}>{name}</VisuallyHidden>
          <VisuallyHidden>({t('downloads.newTab')})</VisuallyHidden>
        </a>
      </Button>
    )
  return (
    <Button minW="9rem" flexGrow={wide} loading={state === 'busy'} onClick={press}>
      <Icon size={18} aria-hidden="true" />
      {t(coming ? 'downloads.cancel' : 'downloads.download')}
      <VisuallyHidden lang={lang}>{name}</VisuallyHidden>
    </Button>
  )
}
