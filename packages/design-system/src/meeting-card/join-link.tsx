import { useTranslation } from '@the-house/i18n'
import { Video } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface JoinLinkProps {
  /** The URL of the online class. */
  href: string
  /** The name of the class: part of the accessible name, for screen readers that list links out of context. */
  name: string
}

/** A link to join a running class, in a new tab. */
export function JoinLink({ href, name }: JoinLinkProps) {
  const { t } = useTranslation()
  return (
    <Button asChild variant="primary">
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Video size={20} aria-hidden="true" />
        {t('meetings.join')}
        <VisuallyHidden>
          {' '}
          {name} {t('design.link.newTab')}
        </VisuallyHidden>
      </a>
    </Button>
  )
}
