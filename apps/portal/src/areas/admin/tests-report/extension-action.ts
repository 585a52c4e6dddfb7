import type { SentTest } from '@the-house/domain'

/** Returns how a student gets time: a test that has ended is reopened, any other is extended. */
export const extensionActionOf = ({ status }: Pick<SentTest, 'status'>): 'reopen' | 'extend' =>
  status === 'FINISHED' || status === 'FINISHED_EXPIRED' ? 'reopen' : 'extend'
