import type { WholeMessage } from '@the-house/domain'
import { languageNames, useTranslation } from '@the-house/i18n'
import { getMessage } from '../../../api/messages.ts'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { RecordConflict } from '../managed/record-conflict.tsx'
import { isSame } from '../managed/values.ts'
import type { Values } from '../resource/form-draft.ts'
import { audienceIn, valuesOf } from './compose-values.ts'

export interface MessageConflictProps {
  id: number
  open: boolean
  /** Returns the values of the form. */
  mine: () => Values
  cancel: () => void
  onMine: (theirs: WholeMessage) => void
  onTheirs: (theirs: WholeMessage) => void
}

/** The conflict dialog of a scheduled message: it was saved elsewhere first. */
export function MessageConflict({ id, open, mine, cancel, onMine, onTheirs }: MessageConflictProps) {
  const { t } = useTranslation()
  const labels: Record<string, string> = {
    title_en: `${t('messages.words.title')} (${languageNames.en})`,
    text_en: `${t('messages.words.text')} (${languageNames.en})`,
    title_pt: `${t('messages.words.title')} (${languageNames.pt})`,
    text_pt: `${t('messages.words.text')} (${languageNames.pt})`,
    audience: t('messages.who.heading'),
    send_at: t('messages.when.heading'),
    mail: t('messages.when.mail'),
  }
  const differencesFrom = (now: Values, yours: Values) =>
    Object.entries(labels)
      .filter(([name]) => !isSame(now[name], yours[name]))
      .map(([name, label]) => ({
        name,
        label,
        now: <Shown name={name} value={now[name]} />,
        yours: <Shown name={name} value={yours[name]} />,
      }))
  return (
    <RecordConflict
      record={`messages/${id}`}
      read={() => getMessage(id)}
      differencesFrom={(theirs) => differencesFrom(valuesOf(theirs), mine())}
      {...{ open, cancel, onMine, onTheirs }}
    />
  )
}

/** A readable form value. */
function Shown({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  if (name === 'audience') {
    const { unities, tribes, chapter, people, profiles } = audienceIn(value)
    const groups = [...unities, ...tribes, ...(chapter ? [chapter] : []), ...people].map(({ label }) => label)
    return [...groups, ...profiles.map((profile) => t(`messages.profile.${profile}`))].join(', ')
  }
  if (name === 'mail') return t(value === true ? 'admin.yes' : 'admin.no')
  if (name !== 'send_at') return typeof value === 'string' ? value : ''
  return typeof value === 'string' && value !== '' ? formatMoment(value, unity.time_zone) : t('messages.when.now')
}
