import type { SentTest } from '@the-house/domain'

/** How a student gets time: one who has ended goes on, any other gets more. */
export const deedOf = ({ status }: Pick<SentTest, 'status'>): 'reopen' | 'extend' =>
  status === 'FINISHED' || status === 'FINISHED_EXPIRED' ? 'reopen' : 'extend'
