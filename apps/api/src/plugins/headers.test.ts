import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const root = mkdtempSync(join(tmpdir(), 'house-headers-'))
let plain: TestServer
let secure: TestServer
beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<head></head>')
  writeFileSync(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  plain = await createTestServer({ portalRoot: root })
  secure = await createTestServer({ portalRoot: root, secure: true })
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  rmSync(root, { recursive: true })
})

/** A page, a file, a call, and what is not there. */
const urls = ['/login', '/icon.svg', '/api/v1/me', '/api/v1/nothing']

it.each(urls)('has browsers come back over https alone where the school is served over it: %s', async (url) => {
  const { headers } = await secure.server.inject(url)
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect((await plain.server.inject(url)).headers).not.toHaveProperty('strict-transport-security')
})

it.each(urls)('tells no other site which page led to it, and lets no browser guess a type: %s', async (url) => {
  const { headers } = await plain.server.inject(url)
  expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff' })
  expect(headers).not.toHaveProperty('x-powered-by')
})
