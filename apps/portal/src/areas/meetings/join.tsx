import { JoinLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface JoinProps {
  name: string
  /** Where the class is given, as the school wrote it; null: nobody knows. */
  url: string | null
}

/** An address that leads to a page, on this server or another; null where it does anything else. */
export function pageOf(url: string): string | null {
  const found = URL.parse(url, location.origin)
  return found?.protocol === 'https:' || found?.protocol === 'http:' ? found.href : null
}

/** The way into an open class. */
export function Join({ name, url }: JoinProps) {
  const { t } = useTranslation()
  const href = url && pageOf(url)
  return href ? <JoinLink href={href} name={name} /> : t('meetings.online.noAddress')
}
