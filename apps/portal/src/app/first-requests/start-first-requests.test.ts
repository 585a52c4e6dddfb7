import { beforeEach, expect, it, vi } from 'vitest'
import { startFirstRequests, type Table } from './start-first-requests.ts'

const table: Table = {
  files: ['assets/student-1.js', 'assets/access-1.js'],
  words: { en: ['assets/login-en.js', 'assets/student-en.js'], pt: ['assets/login-pt.js', 'assets/student-pt.js'] },
  inside: [
    { paths: ['/*'], files: [0], words: [0, 1], reads: [] },
    {
      paths: ['/chapter/:id', '/chapter/:id/e/:topic'],
      files: [0],
      words: [0, 1],
      reads: ['/api/v1/chapters/:id', '/api/v1/exercises?topic_id=:topic'],
    },
  ],
  outside: [
    { paths: ['/login'], files: [], words: [0], reads: [] },
    { paths: ['/register'], files: [1], words: [0], reads: [] },
  ],
  api: '',
}

let asked: { url: string; headers: Record<string, string> }[] = []
beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  delete window.firstReads
  asked = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers })
    return new Response('{}')
  })
})

function open(path: string): string[] {
  history.replaceState(null, '', path)
  startFirstRequests(table)
  return Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href') ?? '')
}

const signIn = () => localStorage.setItem('the-house.token', 'abc')

it('preloads the login for a visitor, wherever the visitor arrives, and reads nothing', () => {
  expect(open('/chapter/4')).toEqual(['/assets/login-en.js'])
  expect(window.firstReads).toBeUndefined()
})

it('preloads the part of a public screen in the language of the device', () => {
  localStorage.setItem('the-house.language', 'pt')
  expect(open('/register/')).toEqual(['/assets/access-1.js', '/assets/login-pt.js'])
})

it('preloads the signed-in app, and starts the reads of the route for the session', () => {
  signIn()
  localStorage.setItem('the-house.language', 'pt')
  expect(open('/chapter/4/e/12')).toEqual(['/assets/student-1.js', '/assets/login-pt.js', '/assets/student-pt.js'])
  expect(asked.map(({ url }) => url)).toEqual(['/api/v1/chapters/4', '/api/v1/exercises?topic_id=12'])
  expect(asked[0]?.headers).toEqual({ accept: 'application/json', 'accept-language': 'pt', authorization: 'abc' })
  expect(window.firstReads?.token).toBe('abc')
})

it('reads each answer to its end, whether or not the program takes it, with its status', async () => {
  const refused = Response.json({ token: 'chapter.unavailable' }, { status: 404 })
  vi.stubGlobal('fetch', async () => refused)
  signIn()
  open('/chapter/4')
  const kept = await window.firstReads?.answers['/api/v1/chapters/4']
  expect(refused.bodyUsed).toBe(true)
  expect(kept?.status).toBe(404)
  expect(await kept?.json()).toEqual({ token: 'chapter.unavailable' })
})

it('falls back to the default language where the stored one is unknown', () => {
  localStorage.setItem('the-house.language', '__proto__')
  expect(open('/login')).toEqual(['/assets/login-en.js'])
})

it('preloads the signed-in app on a path that it does not know', () => {
  signIn()
  expect(open('/admin/books')).toHaveLength(3)
  expect(asked).toEqual([])
})
