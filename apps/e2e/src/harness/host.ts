import { fork } from 'node:child_process'
import { once } from 'node:events'
import { nodeFlags, root, serverEnvironment, type SchoolServer } from './server.ts'

type Command = { open: { DATA_DIR: string; PORT: string } } | { close: string }
type Answer = { id: number; url: string } | { id: number; error: string }

/** A process that serves the schools of a worker (apps/api/src/testing/school-host.ts), so that each starts at once. */
export interface SchoolHost {
  /** Starts the server of a school on a free port. */
  open: (dataDir: string) => Promise<SchoolServer>
  end: () => Promise<void>
}

export function startHost(): SchoolHost {
  const child = fork('apps/api/src/testing/school-host.ts', {
    cwd: root,
    execArgv: [...nodeFlags, '--import', './apps/api/src/db/drizzle-resolution.ts'],
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const pending = new Map<number, PromiseWithResolvers<string>>()
  child.on('message', (answer: Answer) => {
    const call = pending.get(answer.id)
    pending.delete(answer.id)
    if ('url' in answer) call?.resolve(answer.url)
    else call?.reject(new Error(answer.error))
  })
  child.once('exit', (code) => {
    for (const { reject } of pending.values()) reject(new Error(`The schools' process ended with ${String(code)}.`))
  })

  let commands = 0
  const send = (command: Command) => {
    commands += 1
    const answer = Promise.withResolvers<string>()
    pending.set(commands, answer)
    child.send({ id: commands, ...command })
    return answer.promise
  }
  const start = (dataDir: string, port: string) => send({ open: { DATA_DIR: dataDir, PORT: port } })
  return {
    open: async (dataDir) => {
      const url = await start(dataDir, '0')
      const stop = async () => void (await send({ close: url }))
      const restart = async () => void (await start(dataDir, new URL(url).port))
      return { url, dataDir, stop, restart }
    },
    end: async () => {
      child.disconnect()
      await ended
    },
  }
}
