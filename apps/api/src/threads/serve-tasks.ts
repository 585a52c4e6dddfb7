import type { MessagePort } from 'node:worker_threads'
import { DomainError, type ErrorToken } from '@the-house/domain'

/** What can be asked of a thread. */
export interface Task {
  /** Loads the module in the thread alone; its default export does the work. */
  load: () => Promise<{ default: (input: never) => unknown }>
  /** How long it may take, once loaded, before its thread is ended. */
  seconds: number
}

/** The tasks by name. */
export type Tasks = Readonly<Record<string, Task>>

type Work<T extends Task> = Awaited<ReturnType<T['load']>>['default']
export type InputOf<T extends Task> = Parameters<Work<T>>[0]
export type OutputOf<T extends Task> = Awaited<ReturnType<Work<T>>>

/** A refusal as it crosses from the thread; an error would lose its class and its fields. */
interface Refusal {
  token: ErrorToken
  fields: Record<string, string> | undefined
  values: Record<string, string> | undefined
}

/** What a thread answers. */
export type Outcome = { result: unknown } | { refusal: Refusal }

/** What a thread is asked; it tells `loaded` that it has the modules of the task, where its time begins. */
interface Asked {
  name: string
  input: never
  loaded: MessagePort
}

/** Returns what a thread runs: a task by its name. */
export function serveTasks(tasks: Tasks) {
  return async ({ name, input, loaded }: Asked): Promise<Outcome> => {
    const task = tasks[name]
    if (!task) throw new Error(`No task is called ${name}.`)
    try {
      const { default: work } = await task.load()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
      loaded.postMessage(true)
      return { result: await work(input) }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const { token, fields, values } = error
      return { refusal: { token, fields, values } }
    }
  }
}
