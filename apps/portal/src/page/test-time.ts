import { testWindowAt, type TodoTest } from '@the-house/domain'

/** The times of a test that can be done. */
type Times = Pick<TodoTest, 'opens_at' | 'closes_at' | 'end_at'>

/** The time that decides how urgent a test is: its end while it runs, else its opening or its closing. */
export type TestTime = { kind: 'ends' | 'opens' | 'closes'; at: string }

/**
 * Returns the time that decides how urgent a test is; null: it can be done at any time.
 * @param now by the server's clock, in milliseconds
 */
export function testTimeOf({ opens_at, closes_at, end_at }: Times, now: number): TestTime | null {
  if (end_at !== null) return { kind: 'ends', at: end_at }
  if (opens_at !== null && testWindowAt({ opens_at, closes_at }, now) === 'early')
    return { kind: 'opens', at: opens_at }
  return closes_at === null ? null : { kind: 'closes', at: closes_at }
}
