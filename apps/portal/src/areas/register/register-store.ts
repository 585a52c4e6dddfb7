import { limits, type Enrolment } from '@the-house/domain'
import { useSyncExternalStore } from 'react'

export const registerSteps = ['code', 'data'] as const
export type RegisterStep = (typeof registerSteps)[number]

export interface RegisterState {
  step: RegisterStep
  /** What the school answered to the code; null until it was checked. */
  enrolment: Enrolment | null
  /** The step whose pre-check has failed. */
  failed: RegisterStep | null
}

const start: RegisterState = { step: 'code', enrolment: null, failed: null }

let state = start
let ending: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Changes where the registration stands; it is kept while its screen is left, for this page alone. */
export function changeRegister(change: Partial<RegisterState>): void {
  // Whoever has begun again keeps what is new.
  clearTimeout(ending)
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Forgets it a second after its end, so that nothing changes under the dialog or the way out. */
export function endRegister(): void {
  clearTimeout(ending)
  ending = setTimeout(() => changeRegister(start), limits.registerResetMs)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useRegister = (): RegisterState => useSyncExternalStore(subscribe, () => state)
