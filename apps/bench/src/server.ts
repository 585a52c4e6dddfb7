import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../../..')
const startLimitMs = 120_000

export interface Server extends AsyncDisposable {
  url: string
  /** Process id. */
  pid: number
}

/** Starts a server of this repository in its own process; `ready` parses its URL from the output. */
export async function startServer(
  file: string,
  ready: RegExp,
  env: Record<string, string>,
  ...args: string[]
): Promise<Server> {
  const { DATABASE_URL: _elsewhere, ...inherited } = process.env
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', STOP_DRAIN_SECONDS: '0', ...env },
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const limit = setTimeout(() => child.kill('SIGKILL'), startLimitMs)
  for await (const line of createInterface(child.stdout)) {
    const url = ready.exec(line)?.[1]
    if (url === undefined) continue
    clearTimeout(limit)
    child.stdout.resume()
    return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop }
  }
  throw new Error(`${file} ended before it was ready.`)
}

const ready = /The House is ready on (http:\/\/\S+)/

/** Starts the product with a demonstration school of its own, which is deleted at the end. */
export async function startDemoServer(): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'the-house-bench-'))
  const start = () => startServer('apps/api/src/server.ts', ready, { DATA_DIR: data })
  // A first start seeds the school, so that the measured process has not spent memory on that.
  await (await start())[Symbol.asyncDispose]()
  const { [Symbol.asyncDispose]: stop, ...server } = await start()
  return {
    ...server,
    [Symbol.asyncDispose]: async () => {
      await stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
