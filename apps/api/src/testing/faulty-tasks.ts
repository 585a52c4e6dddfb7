import { threadId } from 'node:worker_threads'
import { DomainError } from '@the-house/domain'

/** What a thread does for the tests of the pool, good and bad. */
export type Action = 'answer' | 'refuse' | 'spin' | 'fill' | 'exit' | 'throw' | 'wait'

/** Memory that nothing can free while the thread lives. */
const kept: string[][] = []

const actions: Record<Action, () => unknown> = {
  answer: () => ({ action: 'answer', thread: threadId }),
  refuse: () => {
    throw new DomainError('file.type', { file: 'validation.type' }, { values: { kind: 'odd' } })
  },
  spin: () => {
    for (;;) Math.random()
  },
  fill: () => {
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => `${index}`))
  },
  exit: () => process.exit(3),
  throw: () => {
    throw new RangeError('broken')
  },
  wait: () => new Promise<never>(() => setInterval(() => undefined, 1000)),
}

/** Does what it is told to. */
export default async function act({ action }: { action: Action }): Promise<unknown> {
  return actions[action]()
}
