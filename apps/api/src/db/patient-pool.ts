import { callbackify } from 'node:util'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

interface Options extends PoolConfig {
  max: number
  /** How long connecting may take, and how long everybody waits for a turn while no connection comes back. */
  connectionTimeoutMillis: number
}

/**
 * A pool whose callers wait for their turn as long as it moves: thousands who start a test in one second are no outage.
 * The pool of pg itself gives up on each of them after a while, however fast those before are served.
 */
export class PatientPool extends Pool {
  readonly #max: number
  readonly #patience: number
  readonly #waiting: PromiseWithResolvers<void>[] = []
  #busy = 0
  #stillness: NodeJS.Timeout | undefined

  constructor(options: Options) {
    super(options)
    this.#max = options.max
    this.#patience = options.connectionTimeoutMillis
    this.on('release', (error: unknown) => this.#free(!error))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (!callback) return this.#take()
    callbackify(() => this.#take())((error: Error | null, client?: PoolClient) => {
      callback(error ?? undefined, client, (failed) => client?.release(failed))
    })
  }

  async #take(): Promise<PoolClient> {
    if (this.#busy < this.#max) this.#busy += 1
    else await this.#wait()
    try {
      return await super.connect()
    } catch (error) {
      this.#free(false)
      throw error
    }
  }

  #wait(): Promise<void> {
    const turn = Promise.withResolvers<void>()
    this.#waiting.push(turn)
    this.#stillness ??= this.#watch()
    return turn.promise
  }

  /** A connection came back: in order, or because it failed, which is no reason to go on waiting. */
  #free(inOrder: boolean): void {
    const next = this.#waiting.shift()
    if (next) next.resolve()
    else this.#busy -= 1
    if (!inOrder && this.#waiting.length > 0) return
    clearTimeout(this.#stillness)
    this.#stillness = this.#waiting.length > 0 ? this.#watch() : undefined
  }

  #watch(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#stillness = undefined
      // The words of pg, which plugins/failures.ts knows.
      const error = new Error('timeout exceeded when trying to connect')
      for (const turn of this.#waiting.splice(0)) turn.reject(error)
    }, this.#patience)
  }
}
