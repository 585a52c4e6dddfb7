import type { SchoolMessage } from '@the-house/domain'
import { htmlLang, languages, useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'

/** Returns the texts of a message: its title in the language of the page or the other, its audience, and its time. */
export function useMessageLabels(message: SchoolMessage) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const { audience, recalled_at, send_at, status, mail, sender } = message
  const language = languages.toSorted((one) => (one === i18n.language ? -1 : 0)).find((one) => message[`title_${one}`])
  const moment = (instant: string) => formatMoment(instant, unity.time_zone)
  const { unities, tribes, chapter, profiles, people } = audience
  const groups = [...unities, ...tribes, ...(chapter ? [chapter] : [])].map(({ name }) => name)
  const whom = [
    ...groups,
    ...profiles.map((profile) => t(`messages.profile.${profile}`)),
    ...(people > 0 ? [t('messages.people', { count: people })] : []),
  ]
  const when = () => {
    if (recalled_at) return t('messages.recalledOn', { moment: moment(recalled_at) })
    return t(status === 'SCHEDULED' ? 'messages.goesOut' : 'messages.sentOn', { moment: moment(send_at) })
  }
  return {
    title: language ? message[`title_${language}`] : '',
    lang: language && htmlLang[language],
    audience: whom.join(', '),
    facts: [
      when(),
      ...(sender ? [t('messages.by', { name: sender.name })] : []),
      ...(mail ? [t('messages.withMail')] : []),
    ].join(' · '),
  }
}
