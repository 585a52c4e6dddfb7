/**
 * The pool of worker threads in which files are read. What a task answers has the type of its module, which
 * the compiler cannot follow through the thread: hence the type assertion in this file.
 */
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { DomainError } from '@the-house/domain'
import { Piscina } from 'piscina'
import { watchMemory } from './watch-memory.ts'
import type { InputOf, Outcome, OutputOf, Task, Tasks } from './serve-tasks.ts'

/** Runs tasks off the main thread. */
export interface Threads<T extends Tasks> {
  /**
   * Runs a task in a thread; input and answer are copied.
   * @throws DomainError what the task refuses; `file.heavy` where it exceeds its time or the memory of a thread;
   *   `unavailable` where too many wait, a thread is not there in time, or
   *   the server stops
   */
  run: <N extends keyof T & string>(name: N, input: InputOf<T[N]>) => Promise<OutputOf<T[N]>>
  /** Ends the threads, with what they are doing. */
  close: () => Promise<void>
}

interface Options {
  /** The module that a thread runs: its default export is that of `serveTasks`. */
  entry: URL
  /** How many tasks run at once. */
  most?: number
  /** How many tasks wait before one more is refused. */
  queue?: number
  /** How many MB of heap a thread may have, its modules among them; buffers are not counted. */
  memoryMb?: number
}

/** How long a thread without work lives. */
const idleMs = 30_000
/** How long a thread may take until it has the modules of a task, which its file is not to blame for. */
const loadMs = 20_000
/** Below the main thread, which answers requests, where the system knows priorities of threads. */
const niceness = 10

/** How often the memory of a thread is the hard limit, which nothing should reach. */
const hardLimit = 8
const megabyte = 1024 * 1024

const isExhausted = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Whether the thread of a task has ended, which the pool tells by its words alone. */
const isEnded = (error: unknown) => error instanceof Error && error.message.startsWith('worker exited')

/** Counts the time of a task, which begins once its thread tells that it has its modules. */
function startClock(seconds: number) {
  const { port1: told, port2: loaded } = new MessageChannel()
  const late = new AbortController()
  let isLoaded = false
  let timer = setTimeout(() => late.abort(), loadMs)
  told.once('message', () => {
    isLoaded = true
    clearTimeout(timer)
    timer = setTimeout(() => late.abort(), seconds * 1000)
  })
  return {
    signal: late.signal,
    loaded,
    isLoaded: () => isLoaded,
    stop: () => {
      clearTimeout(timer)
      told.close()
    },
  }
}

/** Opens a pool of threads, of which none runs before the first task. */
export function openThreads<T extends Tasks>(
  tasks: T,
  { entry, most = 2, queue = 20, memoryMb = 256 }: Options,
): Threads<T> {
  let pool: Piscina<unknown, Outcome> | undefined
  let isClosed = false
  let running = 0
  const memory = watchMemory(() => pool?.threads ?? [], memoryMb * megabyte)
  const waiting: (() => void)[] = []

  const open = () => (pool ??= makePool())
  const makePool = () => {
    const made = new Piscina<unknown, Outcome>({
      filename: fileURLToPath(entry),
      minThreads: 0,
      maxThreads: most,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb * hardLimit, maxYoungGenerationSizeMb: 16 },
      niceIncrement: niceness,
      // A task waits for files: a thread that sleeps between messages would hold them up.
      atomics: 'disabled',
    })
    // A thread that breaks between two tasks fails nobody.
    made.on('error', (error: Error) => process.emitWarning(error))
    return made
  }

  /** Resolves once a thread is free, so that the time of a task begins with its work. */
  async function takeTurn() {
    if (running < most) {
      running += 1
      return
    }
    if (waiting.length >= queue) throw new DomainError('unavailable')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function giveTurn() {
    const next = waiting.shift()
    if (next) return next()
    running -= 1
    if (running === 0) memory.stop()
  }

  async function runTask(name: string, { seconds }: Task, input: unknown): Promise<Outcome> {
    if (isClosed) throw new DomainError('unavailable')
    const clock = startClock(seconds)
    const { signal, loaded } = clock
    const endedBefore = memory.ended()
    memory.start()
    try {
      return await open().run({ name, input, loaded }, { signal, transferList: [loaded] })
    } catch (error) {
      if (isClosed || (signal.aborted && !clock.isLoaded())) throw new DomainError('unavailable')
      if (signal.aborted || isExhausted(error)) throw new DomainError('file.heavy')
      if (isEnded(error) && memory.ended() > endedBefore) throw new DomainError('file.heavy')
      if (isEnded(error)) throw Object.assign(new DomainError('internal'), { cause: error })
      throw error
    } finally {
      clock.stop()
    }
  }

  return {
    run: async (name, input) => {
      const task = tasks[name]
      if (!task) throw new Error(`No task is called ${name}.`)
      await takeTurn()
      try {
        const outcome = await runTask(name, task, input)
        if ('refusal' in outcome) {
          const { token, fields, values } = outcome.refusal
          throw new DomainError(token, fields, { values })
        }
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the head of this file
        return outcome.result as OutputOf<T[typeof name]>
      } finally {
        giveTurn()
      }
    },
    close: async () => {
      isClosed = true
      memory.stop()
      await pool?.destroy()
    },
  }
}
