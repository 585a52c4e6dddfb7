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
  /** Waits until the server has printed something since its last start; returns the match. */
  printed: (pattern: RegExp) => Promise<string>
  /** Kills the process, as a power failure does. */
  kill: () => Promise<void>
}

/**
 * Spawns the real server as a process with its own data and port.
 * @param folder the folder of its program and the portal; default: this repository
 * @param settings further environment variables
 */
export async function spawnServer(
  dataDir: string,
  port = 0,
  folder = root,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const start = (on: number) => launch(folder, { ...settings, PORT: String(on), DATA_DIR: dataDir })
  let child = await start(port)
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
    printed: (pattern) => child.printed(pattern),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: async () => {
      child = await start(Number(new URL(url).port))
    },
  }
}

interface Launched {
  process: ChildProcess
  url: string
  printed: (pattern: RegExp) => Promise<string>
}

async function launch(folder: string, settings: Record<string, string>): Promise<Launched> {
  const server = spawn('node', [...nodeFlags, 'apps/api/src/server.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...serverEnvironment(), ...settings },
  })
  const printed = outputOf(server)
  try {
    return { process: server, url: await printed(/The House is ready on (http:\/\/\S+)/), printed }
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  }
}

/** The tests run on the embedded database, whatever DATABASE_URL the caller has set. */
export function serverEnvironment() {
  const { DATABASE_URL: _elsewhere, ...environment } = process.env
  return { ...environment, LOG_LEVEL: 'warn', STOP_DRAIN_SECONDS: '0' }
}

/** Waits for what the server prints; returns the group of the pattern. */
function outputOf(server: ChildProcess) {
  let text = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return async (pattern: RegExp): Promise<string> => {
    const limit = AbortSignal.timeout(startLimitMs)
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(text)
        if (found) resolve(found[1] ?? found[0])
      }
      limit.addEventListener('abort', () => reject(new Error(`The server did not print ${pattern}:\n${text}`)))
      server.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}:\n${text}`)))
      server.stdout?.on('data', look)
      look()
    })
  }
}
