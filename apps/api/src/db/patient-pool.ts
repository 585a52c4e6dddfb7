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
  readonly #waiting: Callback[] = []
  #busy = 0
  #stillness: NodeJS.Timeout | undefined

  constructor(options: Options) {
    super(options)
    this.#max = options.max
    this.#patience = options.connectionTimeoutMillis
    // Between two queries of a transaction nobody else would hear that a connection breaks; its next query fails.
    this.on('connect', (client) => client.on('error', () => undefined))
    this.on('release', (error: unknown) => this.#free(!error))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (callback) return this.#queue(callback)
    return new Promise((resolve, reject) => {
      this.#queue((error, client) => (client ? resolve(client) : reject(error ?? new Error('There is no connection.'))))
    })
  }

  #queue(callback: Callback): void {
    if (this.#busy < this.#max) {
      this.#busy += 1
      return this.#take(callback)
    }
    this.#waiting.push(callback)
    this.#stillness ??= this.#watch()
  }

  #take(callback: Callback): void {
    super.connect((error, client, done) => {
      if (error) this.#free(false)
      callback(error, client, done)
    })
  }

  /** A connection came back: in order, or because it failed, which is no reason to go on waiting. */
  #free(inOrder: boolean): void {
    const next = this.#waiting.shift()
    // Not at once: the pool of pg is in the midst of taking it back.
    if (next) process.nextTick(() => this.#take(next))
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
      for (const callback of this.#waiting.splice(0)) callback(error, undefined, () => undefined)
    }, this.#patience)
  }
}
