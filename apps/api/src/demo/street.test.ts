import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProcess } from '../testing/process.ts'
import { demoPassword } from './school/accounts.ts'

let directory: string
let server: ReturnType<typeof startProcess>
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'house-street-'))
})
afterEach(async () => {
  await server.end('SIGKILL')
  rmSync(directory, { recursive: true })
})

async function start(environment: Record<string, string>): Promise<string> {
  server = startProcess({ DATA_DIR: directory, ...environment }, 'real')
  return server.ready
}
const statusOf = async (url: string) => (await fetch(url)).status
async function signIn(address: string): Promise<number> {
  const body = JSON.stringify({ email: 'admin@thehouse.test', password: demoPassword })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/api/v1/session`, { method: 'POST', headers, body })).status
}
const [signedIn, refused] = [200, 412]

it('a production start has no accounts and no outbox unless DEMO=yes, and locks those of a former demonstration', async () => {
  const empty = await start({ NODE_ENV: 'production' })
  expect(await signIn(empty)).toBe(refused)
  expect(await statusOf(`${empty}/outbox`)).toBe(404)
  await server.end('SIGTERM')
  expect(server.output()).toContain('There is no demonstration school, because NODE_ENV is production.')
  expect(server.output()).toMatch(/\/found\/\S{40,}/)
  expect(server.output()).not.toMatch(/thehouse\.test|magic-formula/)

  const shown = await start({ NODE_ENV: 'production', DEMO: 'yes' })
  expect(await signIn(shown)).toBe(signedIn)
  expect(await statusOf(`${shown}/outbox`)).toBe(200)
  await server.end('SIGTERM')
  expect(server.output()).toContain('open to whoever reaches it (DEMO=yes)')

  const locked = await start({ NODE_ENV: 'production' })
  expect(await signIn(locked)).toBe(refused)
  expect(await statusOf(`${locked}/outbox`)).toBe(404)
  await server.end('SIGTERM')
  expect(server.output()).toContain('its accounts are locked, because NODE_ENV is production')
  expect(server.output()).toContain('start with DEMO=yes')
  expect(server.output()).not.toMatch(/thehouse\.test|magic-formula|\/found\//)
}, 300_000)
