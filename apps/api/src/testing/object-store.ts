import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { number } from 'yup'
import { openStorageAt } from '../files/storage.ts'
import { storeLimits, type StoreLimits } from '../files/store-client.ts'
import { openStoreProxy } from './store-proxy.ts'

const host = fileURLToPath(new URL('object-store-host.ts', import.meta.url))
/** The credentials that s3rver knows. */
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
export const portOf = (message: unknown): number => number().required().validateSync(message)

/** Short limits, so that a test of a silent store ends soon. */
export const shortLimits: StoreLimits = { ...storeLimits, connectMs: 2000, idleMs: 1500, tries: 2, connections: 4 }

/**
 * Starts a real S3 server in a process of its own, with the empty buckets `house` and `other`, behind a proxy that can
 * fail; sets the usual variables of the environment to its credentials.
 */
export async function startObjectStore() {
  const directory = mkdtempSync(join(tmpdir(), 'house-s3-'))
  // It encrypts the tokens of long lists with a cipher that OpenSSL calls legacy.
  const execArgv = ['--openssl-legacy-provider', '--liftoff-only', '--disable-warning=DEP0169']
  const child = fork(host, [directory], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exited = new Promise((done) => child.once('close', done))
  const port = await new Promise<number>((done, failed) => {
    child.once('message', (message) => done(portOf(message)))
    void exited.then(() => failed(new Error('The S3 server did not start.')))
  })
  const former = Object.keys(credentials).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, credentials)
  const proxy = await openStoreProxy(port)
  const urlOf = (bucket: string) =>
    `s3://${bucket}?${new URLSearchParams({ endpoint: `http://127.0.0.1:${proxy.port}`, region: 'us-east-1' }).toString()}`
  return {
    proxy,
    urlOf,
    origin: `http://127.0.0.1:${proxy.port}`,
    open: (bucket = 'house') => openStorageAt(urlOf(bucket), shortLimits),
    close: async () => {
      await proxy.close()
      child.kill()
      await exited
      for (const [name, value] of former) {
        if (value === undefined) delete process.env[name]
        else process.env[name] = value
      }
      rmSync(directory, { recursive: true })
    },
  }
}

export type TestStore = Awaited<ReturnType<typeof startObjectStore>>
