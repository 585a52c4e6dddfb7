import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeFlags, root, serverEnvironment, spawnServer, type ServerProcess } from './server.ts'

const run = promisify(execFile)

/** The credentials that s3rver knows. */
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** Starts a real S3 server with an empty bucket, in a process that ends with this one. */
async function startStore() {
  const folder = mkdtempSync(join(tmpdir(), 'house-s3-'))
  const child = fork('apps/api/src/testing/object-store-host.ts', [folder], {
    cwd: root,
    execArgv: ['--openssl-legacy-provider', '--liftoff-only', '--disable-warning=DEP0169'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`The S3 server ended with ${String(code)}.`)))
  failed.catch(() => undefined)
  const [port] = await Promise.race([once(child, 'message'), failed])
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    end: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A school whose files are in a bucket, with the origin of the store. */
export interface BucketSchool extends ServerProcess {
  store: string
}

/** Moves the files of a school into a bucket as its administrator does, and starts its server on them. */
export async function openOnBucket(dataDir: string): Promise<BucketSchool> {
  const store = await startStore()
  const bucket = `s3://house?${new URLSearchParams({ endpoint: store.origin, region: 'us-east-1' }).toString()}`
  const words = ['apps/api/src/school/cli.ts', 'move-files', `file://${dataDir}/files`, bucket]
  await run('node', [...nodeFlags, ...words], { cwd: root, env: { ...serverEnvironment(), ...credentials } })
  // What is shown from now on comes from the bucket.
  rmSync(join(dataDir, 'files'), { recursive: true })
  const server = await spawnServer(dataDir, 0, root, { STORAGE_URL: bucket, ...credentials })
  return {
    ...server,
    store: store.origin,
    stop: async () => {
      await server.stop()
      await store.end()
    },
  }
}
