import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let demonstration: TestServer
let school: TestServer
beforeAll(async () => {
  ;[demonstration, school] = await Promise.all([createTestServer({ isDemo: true }), createTestServer()])
})
afterAll(() => Promise.all([demonstration.close(), school.close()]))

const open = (url = '/classroom/hall', headers: Record<string, string> = {}) =>
  demonstration.server.inject({ url, headers })

it('the classroom of the demonstration says that it is empty, and links to the dashboard', async () => {
  const { statusCode, headers, body } = await open()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('nobody waits on the other side')
  expect(body).toContain('<a href="/dashboard">')
})

it('the classroom speaks the language of who comes, and the other one when it is asked for', async () => {
  expect((await open()).body).toContain('<html lang="en">')
  const portuguese = await open('/classroom/hall', { 'accept-language': 'pt-BR,pt;q=0.9' })
  expect(portuguese.body).toContain('<html lang="pt-BR">')
  expect(portuguese.body).toContain('<a href="?language=en" lang="en" hreflang="en">')
  const chosen = await open('/classroom/hall?language=pt')
  expect(chosen.body).toContain('<h1>A sala de aula da demonstração</h1>')
  for (const language of ['xx', '&language=pt', '%3Cscript%3E'])
    expect((await open(`/classroom/hall?language=${language}`)).body).toContain('<html lang="en">')
})

it('the page of the classroom may run nothing, and style itself alone', async () => {
  const { headers, body } = await open('/classroom/%3Cscript%3E')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/)
  expect(body).not.toContain('<script')
})

it('a school that is not the demonstration has no such page', async () => {
  const { statusCode, body } = await school.server.inject({ url: '/classroom/hall' })
  expect([statusCode, body]).toEqual([404, '{"token":"notFound"}'])
})

it('every page of the server says that a demonstration which strangers reach is one, in the language of the page', async () => {
  const street = await createTestServer({ isDemo: true, isPublicDemo: true })
  const bannerOf = async (url: string, language: string) =>
    /<aside.*<\/aside>/.exec((await street.server.inject({ url, headers: { 'accept-language': language } })).body)?.[0]
  const words = [
    /aria-label="Demonstration">This is a demonstration\./,
    /aria-label="Demonstração">Isto é uma demonstração\./,
  ]
  const found = await Promise.all(
    ['/classroom/hall', '/outbox'].flatMap((url) => [bannerOf(url, 'en'), bannerOf(url, 'pt-BR')]),
  )
  await street.close()
  for (const [index, banner] of found.entries()) expect(banner).toMatch(words[index % 2] ?? '')
  expect((await open()).body).not.toContain('<aside')
})
