import { chakra } from '@chakra-ui/react'
import { htmlLang, i18n, isLanguage, useTranslation } from '@the-house/i18n'
import { CircleDashed, CloudAlert, CloudCheck, CloudOff, CloudUpload, PencilLine } from 'lucide-react'

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    textStyle: 'small',
    color: 'fg.muted',
    '& svg': { flexShrink: 0 },
  },
  variants: {
    state: {
      empty: {},
      unsaved: {},
      saving: {},
      saved: { color: 'right' },
      offline: { color: 'warning' },
      kept: { color: 'warning' },
      refused: { color: 'wrong' },
      conflict: { color: 'warning' },
    },
  },
})

export type SavedStateName = 'empty' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'kept' | 'refused' | 'conflict'

const icons = {
  empty: CircleDashed,
  unsaved: PencilLine,
  saving: CloudUpload,
  saved: CloudCheck,
  offline: CloudOff,
  kept: CloudAlert,
  refused: CloudAlert,
  conflict: CloudAlert,
}

const problems = new Set<SavedStateName>(['offline', 'kept', 'refused', 'conflict'])

/** By language: to make one takes longer than all that an answer renders. */
const formats = new Map<string, Intl.DateTimeFormat>()

function timeOf(at: Date): string {
  const { language } = i18n
  const tag = isLanguage(language) ? htmlLang[language] : undefined
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hour12: false })
  formats.set(language, format)
  return format.format(at)
}

export interface SavedStateProps {
  state: SavedStateName
  /** When the server confirmed it. */
  at?: Date | undefined
  /** The server's error message. */
  message?: string | undefined
}

/** The saved state of an answer, as text. Problems are announced; ordinary saving is not. */
export function SavedState({ state, at, message }: SavedStateProps) {
  const { t } = useTranslation()
  const Icon = icons[state]
  const time = at ? timeOf(at) : ''
  return (
    <Line state={state} aria-live={problems.has(state) ? 'polite' : 'off'}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {t(`learning.saved.${state}`, { time })} {message}
      </span>
    </Line>
  )
}
