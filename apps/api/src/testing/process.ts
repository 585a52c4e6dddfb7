import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The small school of the tests, and the server that schools run. */
const scripts = { small: new URL('server.ts', import.meta.url), real: new URL('../server.ts', import.meta.url) }
const hook = new URL('../db/drizzle-resolution.ts', import.meta.url).href

/** Starts a server process on a free port; without the optimizing compiler, since it is short-lived. */
export function startProcess(environment: Record<string, string>, script: keyof typeof scripts = 'small') {
  const child = spawn(process.execPath, ['--liftoff-only', '--import', hook, fileURLToPath(scripts[script])], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', STOP_DRAIN_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
  const listen = (chunk: Buffer) => {
    output += chunk.toString()
    const [, address] = /ready (?:on )?(http\S+)/.exec(output) ?? []
    if (address) resolve(address)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const exited = new Promise<number | null>((done) => child.on('close', done))
  void exited.then(() => reject(new Error(`The server stopped: ${output}`)))
  // Prevents an unhandled rejection in tests that only wait for the exit.
  ready.catch(() => undefined)
  return {
    /** Resolves to the URL once the server listens. */
    ready,
    exited,
    output: () => output,
    end: (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}
