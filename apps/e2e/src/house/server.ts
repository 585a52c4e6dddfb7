import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const startLimitMs = 60_000

/** Compiling the embedded database a second time, for speed, takes longer than most journeys use it. */
export const nodeFlags = ['--liftoff-only']

export interface House {
  readonly url: string
  /** Where it keeps everything. */
  readonly dataDir: string
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again on the same data and the same port. */
  restart: () => Promise<void>
  /** Asks it to end, as a deployment would. */
  stop: () => Promise<void>
}

/**
 * The real server as a process of its own, on its own data and a port of its own.
 * @param folder where its program and the portal are; default: this repository
 */
export async function startHouse(dataDir: string, port = 0, folder = root): Promise<House> {
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
    env: { ...serverEnvironment(), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  try {
    return { process: server, url: await readyUrl(server) }
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  }
}

/** The journeys run on the embedded demonstration, whatever database the caller uses elsewhere. */
function serverEnvironment() {
  const { DATABASE_URL: _elsewhere, ...environment } = process.env
  return environment
}

/** Waits for the line that the product promises to its users. */
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
