import { accounts, demoPassword } from './school/accounts.ts'
import { freeCode } from './school/codes.ts'
import type { DemoState } from './settle.ts'

/** What the start prints about the demonstration: nothing of it where there is an own school that nothing was refused. */
export function demoLines({ isDemo, isPublic, refusal, isLocked }: DemoState): string[] {
  if (isLocked)
    return [
      `This database is the demonstration school, whose password everybody knows: its accounts are locked, because ${refusal}.`,
      'To go on with a school of your own, give it an empty DATA_DIR or a DATABASE_URL of its own; to show the ' +
        'demonstration to everybody, start with DEMO=yes.',
    ]
  if (refusal !== null) return [`There is no demonstration school, because ${refusal}.`]
  if (!isDemo) return []
  return [
    isPublic
      ? 'This is the demonstration school, open to whoever reaches it (DEMO=yes); each page says so.'
      : 'This is the demonstration school, for this machine alone.',
    `Sign in with one of these accounts; the password is ${demoPassword}`,
    ...accounts.map(({ email }) => `  ${email}`),
    `Try the first access with the code ${freeCode} and any e-mail`,
  ]
}
