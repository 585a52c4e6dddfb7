import type { AppContext } from '../app-context.ts'
import type { Config } from '../config.ts'
import { unities } from '../db/schema/index.ts'
import { demoRefusal } from './allowed.ts'
import { lockDemo, unlockDemo } from './lock.ts'
import { isDemo as isMarked } from './mark.ts'

type Tools = Pick<AppContext, 'db' | 'storage' | 'clock'>
/** Seeds an empty database, in one transaction. */
export type Seed = (tools: Tools) => Promise<void>

/** What a start has made of the demonstration. */
export interface DemoState {
  /** Whether the demonstration school is open. */
  isDemo: boolean
  /** Whether it is open to strangers, which each page says. */
  isPublic: boolean
  /** Why there is none, in words; null: it is allowed. */
  refusal: string | null
  /** Whether the database holds a demonstration whose accounts are locked. */
  isLocked: boolean
}

/**
 * Seeds an empty embedded database where the demonstration is allowed; where it is not, locks the accounts of one that
 * is there.
 */
export async function settleDemo(tools: Tools, config: Config, seed: Seed | undefined): Promise<DemoState> {
  const { db } = tools
  const refusal = demoRefusal(config)
  const isEmbedded = !config.DATABASE_URL
  if (seed && isEmbedded && refusal === null && (await db.$count(unities)) === 0) await seed(tools)
  const marked = await isMarked(db)
  if (marked) await (refusal === null ? unlockDemo(db) : lockDemo(db, tools.clock()))
  const isDemo = marked && isEmbedded && refusal === null
  return { isDemo, isPublic: isDemo && config.DEMO === 'yes', refusal, isLocked: marked && refusal !== null }
}
