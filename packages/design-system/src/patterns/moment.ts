import { useTranslation } from '@the-house/i18n'

/** Formats an instant in the school's time zone, in the language of the page. */
export function useMoment(timeZone = 'America/Recife'): (instant: string) => string {
  const { i18n } = useTranslation()
  return (instant) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(instant),
    )
}
