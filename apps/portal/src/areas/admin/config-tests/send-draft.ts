import { useState } from 'react'
import { useUser } from '../../../session/session.ts'
import { isOption, optionsIn } from '../audience/option-in.ts'
import { clearFormDraft, saveFormDraft, loadFormDraft, type Values } from '../resource/form-draft.ts'
import { nothingChosen, type OwnTime, type SendState } from './send-state.ts'

const isMinutes = (value: unknown): value is number | null => value === null || typeof value === 'number'
const isOwnTime = (value: unknown): value is OwnTime =>
  isOption(value) && 'minutes' in value && isMinutes(value.minutes)

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** Parses a draft; invalid values count as not chosen. */
export const stateIn = (draft: Values): SendState => ({
  unities: optionsIn(draft['unities']),
  tribes: optionsIn(draft['tribes']),
  students: optionsIn(draft['students']),
  chapter: isOption(draft['chapter']) ? draft['chapter'] : null,
  opens_at: textIn(draft['opens_at']),
  closes_at: textIn(draft['closes_at']),
  extra_minutes: isMinutes(draft['extra_minutes']) ? draft['extra_minutes'] : null,
  extra: Array.isArray(draft['extra']) ? draft['extra'].filter(isOwnTime) : [],
})

const isNothing = (state: SendState) => JSON.stringify(state) === JSON.stringify(nothingChosen)

/** The draft of a sending on this device: saved at each change, offered at the next visit. */
export function useSendDraft(id: number) {
  const { id: user } = useUser()
  const place = { user, name: 'sending', id }
  const [offered, setOffered] = useState(() => {
    const draft = loadFormDraft(place)
    const state = draft && stateIn(draft)
    return state && !isNothing(state) ? state : null
  })
  return {
    offered,
    keep: (state: SendState) => {
      if (isNothing(state)) clearFormDraft(place)
      else saveFormDraft(place, { ...state })
    },
    /** Stops offering the draft, because it is in use or was discarded. */
    settle: () => setOffered(null),
    drop: () => {
      clearFormDraft(place)
      setOffered(null)
    },
  }
}
