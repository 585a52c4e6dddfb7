import { useTranslation } from '@the-house/i18n'

/** Writes a moment as the school's clock shows it, in the language of the page. */
export function useMoment(timeZone = 'America/Recife'): (instant: string) => string {
  const { i18n } = useTranslation()
  return (instant) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(instant),
    )
}
