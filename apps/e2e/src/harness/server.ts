import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
const startLimitMs = 120_000

/**
 * Disables the optimizing compiler of WebAssembly: recompiling the embedded database takes longer than most tests use
 * it. A larger young generation saves a server a tenth of its start.
 */
export const nodeFlags = ['--liftoff-only', '--max-semi-space-size=64']

/** The server of a school. */
export interface SchoolServer {
  readonly url: string
  /** The folder of its data. */
  readonly dataDir: string
  /** Restarts it with the same data and port. */
  restart: () => Promise<void>
  /** Stops it gracefully, as a deployment does. */
  stop: () => Promise<void>
}

export interface ServerProcess extends SchoolServer {
  /** Kills the process, as a power failure does. */
  kill: () => Promise<void>
}

/**
 * Spawns the real server as a process with its own data and port.
 * @param folder the folder of its program and the portal; default: this repository
 */
export async function spawnServer(dataDir: string, port = 0, folder = root): Promise<ServerProcess> {
  let child = await launch(folder, dataDir, port)
  const end = async (signal: NodeJS.Signals) => {
    if (child.process.exitCode !== null || child.process.signalCode !== null) return
    const ended = once(child.process, 'exit')
    child.process.kill(signal)
    await ended
  }
  const { url } = child
  return {
    url,
    dataDir,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: async () => {
      child = await launch(folder, dataDir, Number(new URL(url).port))
    },
  }
}

interface Launched {
  process: ChildProcess
  url: string
}

async function launch(folder: string, dataDir: string, port: number): Promise<Launched> {
  const server = spawn('node', [...nodeFlags, 'apps/api/src/server.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...serverEnvironment(), PORT: String(port), DATA_DIR: dataDir },
  })
  try {
    return { process: server, url: await readyUrl(server) }
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  }
}

/** The tests run on the embedded database, whatever DATABASE_URL the caller has set. */
export function serverEnvironment() {
  const { DATABASE_URL: _elsewhere, ...environment } = process.env
  return { ...environment, LOG_LEVEL: 'warn' }
}

/** Waits for the line with the URL that the server prints once it is ready. */
async function readyUrl(server: ChildProcess): Promise<string> {
  const limit = AbortSignal.timeout(startLimitMs)
  let printed = ''
  return new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error(`The server was not ready in time:\n${printed}`)))
    server.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}:\n${printed}`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const ready = /The House is ready on (http:\/\/\S+)/.exec(printed)
      if (ready?.[1]) resolve(ready[1])
    })
  })
}
