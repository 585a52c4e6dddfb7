import { useTranslation } from '@the-house/i18n'
import { Video } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface JoinLinkProps {
  /** Where the class is given. */
  href: string
  /** The class, for who hears the link out of its place. */
  name: string
}

/** Goes into an open class, in a tab of its own. */
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
