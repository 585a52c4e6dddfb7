import type { WordKey } from '@the-house/i18n'
import { checkBrowser } from './browser.ts'
import { checkConnection } from './connection.ts'
import { checkCamera, checkMicrophone } from './media.ts'
import type { Outcome } from './outcomes.ts'
import { checkSound } from './sound.ts'
import { checkStorage } from './storage.ts'

export interface Check {
  id: 'browser' | 'connection' | 'storage' | 'sound' | 'microphone' | 'camera'
  run: () => Outcome | Promise<Outcome>
  /** It makes a noise, or the browser asks for a permission: it waits for this button. */
  button?: WordKey
  /** What the user's word makes of an open finding. */
  answers?: { yes: Outcome; no: Outcome }
}

/** What classes and exercises need of a device, in the order in which it is looked at. */
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
