import { useTranslation } from '@the-house/i18n'
import { TextLink } from '../text-link/text-link.tsx'

export interface FilmLinkProps {
  href: string
  /** The name of its host. */
  host: string
}

/** Opens a film on the page of its host. */
export function FilmLink({ href, host }: FilmLinkProps) {
  const { t } = useTranslation()
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {t('learning.video.open', { host })} {t('design.link.newTab')}
    </TextLink>
  )
}
