import { cancelQuery } from './cancel-query.ts'
import { signalOfRequest } from './request-scope.ts'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

interface Options extends PoolConfig {
  max: number
  /** The time-out for connecting, and for waiting in the queue while no connection is released. */
  connectionTimeoutMillis: number
}

/** How many connections are in use and idle, and how many callers wait for one. */
export interface PoolState {
  busy: number
  idle: number
  waiting: number
}

/** Nobody waits for the query any more; with the SQLSTATE of a query that was cancelled. */
class Abandoned extends Error {
  readonly code = '57014'
}

/**
 * Lets a connection end with the request that asks for it: its query is cancelled, and the connection is never used
 * again, since the cancellation may arrive later than the end of that query.
 */
function endWithRequest(callback: Callback): Callback {
  const signal = signalOfRequest()
  if (!signal) return callback
  return (error, client, done) => {
    if (!client) return callback(error, client, done)
    if (signal.aborted) {
      done()
      return callback(new Abandoned('The client has gone away.'), undefined, () => undefined)
    }
    const cancel = () => cancelQuery(client)
    signal.addEventListener('abort', cancel, { once: true })
    const release: typeof done = (failure) => {
      signal.removeEventListener('abort', cancel)
      done(failure ?? signal.aborted)
    }
    client.release = release
    callback(undefined, client, release)
  }
}

/**
 * A connection pool with an acquire queue whose time-out counts only while no connection is released: thousands of
 * students who start a test in one second are no outage. The pool of pg times out each waiting caller, however fast
 * those before are served.
 */
export class QueueingPool extends Pool {
  readonly #max: number
  readonly #timeoutMs: number
  readonly #waiting: Callback[] = []
  #busy = 0
  #stillness: NodeJS.Timeout | undefined

  constructor(options: Options) {
    super(options)
    this.#max = options.max
    this.#timeoutMs = options.connectionTimeoutMillis
    // Between two queries of a transaction no listener would get the error of a broken connection; its next query
    // fails.
    this.on('connect', (client) => client.on('error', () => undefined))
    this.on('release', (error: unknown) => this.#free(!error))
  }

  state(): PoolState {
    return { busy: this.totalCount - this.idleCount, idle: this.idleCount, waiting: this.#waiting.length }
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (callback) return this.#queue(endWithRequest(callback))
    return new Promise((resolve, reject) => {
      const settle: Callback = (error, client) =>
        client ? resolve(client) : reject(error ?? new Error('There is no connection.'))
      this.#queue(endWithRequest(settle))
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

  /** A connection was released: normally, or because it failed, which must not reset the time-out. */
  #free(inOrder: boolean): void {
    const next = this.#waiting.shift()
    // On the next tick, since the pool of pg is still releasing the connection.
    if (next) process.nextTick(() => this.#take(next))
    else this.#busy -= 1
    if (inOrder && this.#waiting.length > 0) this.#stillness?.refresh()
    if (this.#waiting.length > 0) return
    clearTimeout(this.#stillness)
    this.#stillness = undefined
  }

  #watch(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#stillness = undefined
      // The message of pg, which contract/map-error.ts maps.
      const error = new Error('timeout exceeded when trying to connect')
      for (const callback of this.#waiting.splice(0)) callback(error, undefined, () => undefined)
    }, this.#timeoutMs)
  }
}
