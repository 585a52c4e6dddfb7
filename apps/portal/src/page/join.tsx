import { JoinLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface JoinProps {
  name: string
  /** The URL of the class as the school entered it; null: not set yet. */
  url: string | null
}

/** Returns a URL that leads to a web page, on this server or another; null for any other scheme. */
export function pageOf(url: string): string | null {
  const found = URL.parse(url, location.origin)
  return found?.protocol === 'https:' || found?.protocol === 'http:' ? found.href : null
}

/** The join button of an open class, or a note that no URL is known. */
export function Join({ name, url }: JoinProps) {
  const { t } = useTranslation()
  const href = url && pageOf(url)
  return href ? <JoinLink href={href} name={name} /> : t('meetings.online.noAddress')
}
