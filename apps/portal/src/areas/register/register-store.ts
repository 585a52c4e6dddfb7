import { limits, type Enrolment, type EnrolmentFact, type ValidateCode } from '@the-house/domain'
import { useSyncExternalStore } from 'react'

export const registerSteps = ['code', 'data'] as const
export type RegisterStep = (typeof registerSteps)[number]

export interface RegisterState {
  step: RegisterStep
  /** The response of the server to the code; null before the check. */
  enrolment: Enrolment | null
  /** What the server asks beside the code; null: nothing. */
  asked: EnrolmentFact | null
  /** The answer, which the last step sends once more. */
  proof: Pick<ValidateCode, EnrolmentFact>
  /** The step whose pre-check has failed. */
  failed: RegisterStep | null
}

const start: RegisterState = { step: 'code', enrolment: null, asked: null, proof: {}, failed: null }

let state = start
let ending: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Updates the registration; its state survives leaving the screen, until the page is reloaded. */
export function changeRegister(change: Partial<RegisterState>): void {
  // A new registration must not be cleared by the timer of the last one.
  clearTimeout(ending)
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/**
 * Clears the registration one second after its end, so that nothing changes behind the dialog or during the navigation.
 */
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

const current = (): RegisterState => state

export const useRegister = (): RegisterState => useSyncExternalStore(subscribe, current, current)
