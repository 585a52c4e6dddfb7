import { useTranslation } from '@the-house/i18n'
import { Download, ExternalLink, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { ArchiveState } from './archive-state.ts'

export interface ArchiveActionProps {
  name: string
  /** The language that name and description are written in. */
  lang?: string | undefined
  state?: ArchiveState | undefined
  onDownload: () => void
  /** Gives up what is on its way. */
  onCancel: () => void
  /** Opens the file in a new tab, in place of a download. */
  href?: string | undefined
}

/** On phones it takes the line below the words. */
const wide = { base: 1, sm: 0 }

/** One button for all: whoever has pressed it keeps the focus while its word changes. */
export function ArchiveAction({ name, lang, state = 'idle', onDownload, onCancel, href }: ArchiveActionProps) {
  const { t } = useTranslation()
  const coming = state === 'coming'
  const Icon = coming ? X : Download

  function press({ detail }: MouseEvent): void {
    if (!coming) onDownload()
    // The second half of a double click was meant for the download.
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
