import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { defaultEmbeds, filmPlayers, readEmbeds } from '@the-house/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const root = mkdtempSync(join(tmpdir(), 'house-portal-'))
const script = 'console.log("house")'
let context: TestServer
beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(
    join(root, 'index.html'),
    '<head><meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style></head>',
  )
  writeFileSync(join(root, 'assets/app-a1b2c3.js'), script)
  writeFileSync(join(root, 'assets/app-a1b2c3.js.br'), brotliCompressSync(script))
  writeFileSync(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(root, 'service-worker.js'), script)
  writeFileSync(join(root, 'manifest.webmanifest'), '{}')
  const embeds = readEmbeds(defaultEmbeds)
  context = await createTestServer({ portalRoot: root, ...(embeds && { embeds }) })
})
afterAll(async () => {
  await context.close()
  rmSync(root, { recursive: true })
})
const get = (url: string, headers = {}) => context.server.inject({ url, headers })

it.each(['/', '/index.html', '/dashboard', '/the-magic-formula/chapter/1?exercise=2', '/apiary'])(
  'answers the page with a nonce of its own at %s',
  async (url) => {
    const [one, other] = [await get(url), await get(url)]
    expect(one.statusCode).toBe(200)
    expect(one.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? 'none'
    expect(one.body).not.toContain('__CSP_NONCE__')
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(one.headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(other.body).not.toBe(one.body)
  },
)

it.each(['/', '/dashboard', '/admin/course', '/preview', '/previews/1', '/login?next=/preview/1'])(
  'lets no page frame %s',
  async (url) => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  },
)

it('switches off what no page needs, and keeps camera and microphone for the school itself', async () => {
  const policy = String((await get('/requirements')).headers['permissions-policy'])
  expect(policy).toMatch(/camera=\(self\), microphone=\(self\)/)
  for (const feature of ['geolocation', 'payment', 'usb', 'display-capture']) expect(policy).toContain(`${feature}=()`)
})

it('lets the portal alone frame the preview of a chapter, and frame itself', async () => {
  const { headers } = await get('/preview/12?lang=pt&mode=dark')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

it('says in its page what the program reads there: a demonstration of everybody, and whose pictures and players are shown', async () => {
  const embeds = { players: [filmPlayers.vimeo], hosts: ['https://a.example', 'https://b.example'] }
  const shown = await createTestServer({ portalRoot: root, isPublicDemo: true, embeds })
  const { body } = await shown.server.inject('/login')
  await shown.close()
  expect(body).toContain('<meta name="demonstration" content="yes">')
  expect(body).toContain('<meta name="picture-origins" content="https://a.example https://b.example">')
  expect(body).toContain('<meta name="player-origins" content="https://player.vimeo.com">')
  expect((await get('/login')).body).not.toMatch(/demonstration|picture-origins|player-origins/)
})

it('lets browsers cache what carries a hash, and sends it compressed as it was built', async () => {
  const asset = await get('/assets/app-a1b2c3.js', { 'accept-encoding': 'br' })
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect(asset.headers['content-type']).toContain('javascript')
  // What protects a file, and not what browsers read of documents only.
  expect(asset.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['x-frame-options', 'etag', 'last-modified']) expect(asset.headers).not.toHaveProperty(name)
  expect((await get('/assets/app-a1b2c3.js')).body).toBe(script)
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

it('serves the service worker of the whole portal, which browsers ask for again on each visit', async () => {
  const worker = await get('/service-worker.js')
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" })
  expect(worker.headers['content-type']).toContain('javascript')
  // It stands at the root: its scope is the portal without a header that widens it.
  expect(worker.headers['service-worker-allowed']).toBeUndefined()
  const unchanged = await get('/service-worker.js', { 'if-none-match': worker.headers.etag })
  expect(unchanged.statusCode).toBe(304)
})

it('serves the manifest of the installed portal, which the policy of its page allows', async () => {
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const policy = String((await get('/dashboard')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/manifest-src|worker-src/)
})

it('answers what the API has not in the words of the API', async () => {
  const absent = await get('/api/v1/nothing')
  expect(absent.statusCode).toBe(404)
  expect(absent.json()).toEqual({ token: 'notFound' })
  expect((await context.server.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404)
})

it('answers 404 for a script of an older build, never the page', async () => {
  const old = await get('/assets/app-000000.js')
  expect(old.statusCode).toBe(404)
  expect(old.headers['content-type']).toContain('application/json')
})

it.each(['..%2Findex.html', '%2e%2e%2findex.html', '..%5Cindex.html', 'app-a1b2c3.js%2F..%2F..%2Findex.html', ''])(
  'answers nothing outside of the folder of scripts: /assets/%s',
  async (name) => {
    const outside = await get(`/assets/${name}`)
    expect(outside.statusCode).toBe(404)
    expect(outside.json()).toEqual({ token: 'notFound' })
  },
)

it('answers the page and the scripts of a new build without a restart', async () => {
  writeFileSync(join(root, 'assets/app-d4e5f6.js'), 'console.log("new")')
  rmSync(join(root, 'assets/app-a1b2c3.js'))
  rmSync(join(root, 'assets/app-a1b2c3.js.br'))
  rmSync(join(root, 'index.html'))
  expect((await get('/dashboard')).body).toContain('<meta nonce=')
  writeFileSync(join(root, 'index.html'), '<script nonce="__CSP_NONCE__" src="/assets/app-d4e5f6.js"></script>')
  const page = await get('/dashboard')
  expect(page.body).toContain('src="/assets/app-d4e5f6.js"')
  expect(page.body).not.toContain('__CSP_NONCE__')
  expect((await get('/assets/app-d4e5f6.js')).body).toBe('console.log("new")')
  const old = await get('/assets/app-a1b2c3.js', { 'accept-encoding': 'br' })
  expect(old.statusCode).toBe(404)
  expect(old.headers['content-type']).toContain('application/json')
})

it('answers the API alone while there is no portal, and the portal once it is built', async () => {
  const later = mkdtempSync(join(tmpdir(), 'house-portal-'))
  const unbuilt = await createTestServer({ portalRoot: later })
  expect((await unbuilt.server.inject('/dashboard')).json()).toEqual({ token: 'notFound' })
  writeFileSync(join(later, 'index.html'), '<div id="root"></div>')
  expect((await unbuilt.server.inject('/dashboard')).body).toBe('<div id="root"></div>')
  await unbuilt.close()
  rmSync(later, { recursive: true })
})

it('answers a page that was rendered at build at its own path alone, with a nonce of its own', async () => {
  const built = mkdtempSync(join(tmpdir(), 'house-portal-'))
  const file = (name: string, text: string) => writeFileSync(join(built, name), text)
  file('index.html', 'every page')
  mkdirSync(join(built, 'pages'))
  file('pages/pages.json', '{"/login":"pages/login.html","/change-password/:token":"pages/change-password.html"}')
  file('pages/login.html', 'the login <style nonce="__CSP_NONCE__"></style>')
  file('pages/change-password.html', 'a new password')
  const { server, close } = await createTestServer({ portalRoot: built })
  const answers = async (...urls: string[]) => {
    const bodies: string[] = []
    for (const url of urls) bodies.push((await server.inject(url)).body)
    return bodies
  }
  const login = await server.inject('/login')
  const nonce = /nonce="([^"_]+)"/.exec(login.body)?.[1] ?? 'none'
  expect(login.body).toContain('the login')
  expect(login.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect((await server.inject('/login/')).body).toContain('the login')
  expect(await answers('/change-password/abc', '/change-password/abc/')).toEqual(['a new password', 'a new password'])
  // An e-mail to fill in, other paths, and the files themselves, whose nonce is a placeholder.
  const others = [
    '/login?email=a@b.c',
    '/',
    '/change-password',
    '/change-password/a/b',
    '/pages/login.html',
    '/pages/pages.json',
  ]
  expect(await answers(...others)).toEqual(others.map(() => 'every page'))
  rmSync(join(built, 'pages/login.html'))
  rmSync(join(built, 'pages/pages.json'))
  file('pages/pages.json', '{"/login":"pages/gone.html"}')
  expect(await answers('/login')).toEqual(['every page'])
  await close()
  rmSync(built, { recursive: true })
})
