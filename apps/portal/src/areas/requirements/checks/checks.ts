import type { MessageKey } from '@the-house/i18n'
import { checkBrowser } from './browser.ts'
import { checkConnection } from './connection.ts'
import { checkCamera, checkMicrophone } from './media.ts'
import type { Outcome } from './outcomes.ts'
import { checkSound } from './sound.ts'
import { checkStorage } from './storage.ts'

export interface Check {
  id: 'browser' | 'connection' | 'storage' | 'sound' | 'microphone' | 'camera'
  run: () => Outcome | Promise<Outcome>
  /** The label of the start button, of a check that plays a sound or asks for a permission. */
  button?: MessageKey
  /** The outcomes of the user's answer to an open check. */
  answers?: { yes: Outcome; no: Outcome }
}

/** The requirements of classes and exercises, in the order of the checks. */
export const checks: readonly Check[] = [
  { id: 'browser', run: () => checkBrowser() },
  { id: 'connection', run: () => checkConnection() },
  { id: 'storage', run: () => checkStorage() },
  {
    id: 'sound',
    run: () => checkSound(),
    button: 'requirements.check.sound.start',
    answers: { yes: 'soundHeard', no: 'soundSilent' },
  },
  { id: 'microphone', run: () => checkMicrophone(), button: 'requirements.check.microphone.start' },
  { id: 'camera', run: () => checkCamera(), button: 'requirements.check.camera.start' },
]
