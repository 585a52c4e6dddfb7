import { afterEach, expect, it, vi } from 'vitest'
import { isChunkLoadError } from '../page/load-chunk.ts'
import { importPreloaded } from './module-preload.ts'

const program = () => new Response('export {}', { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
const page = () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } })
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

/**
 * Serves these responses, one after the other.
 * @returns the requested paths
 */
function serve(...answers: (() => Response | Promise<Response>)[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(new URL(href).pathname)
    return (answers.shift() ?? broken)()
  })
  return asked
}

const part = () => vi.fn<() => Promise<string>>(async () => 'the part')

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove()
})

it('imports a part once all of its files are there, and asks for none of them twice', async () => {
  const asked = serve(program, program, program)
  const load = part()
  expect(await importPreloaded(load, ['assets/a.js', 'assets/b.js'])).toBe('the part')
  expect(await importPreloaded(load, ['assets/b.js', 'assets/c.js'])).toBe('the part')
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
})

it.each([
  ['does not come', 'd', broken],
  ['is missing', 'e', () => new Response('', { status: 404 })],
  ['is a page of another server', 'f', page],
])('begins no import whose file %s, and asks again at the next try', async (_, name, answer) => {
  const asked = serve(answer, program)
  const load = part()
  const files = [`assets/${name}.js`]
  await expect(importPreloaded(load, files)).rejects.toSatisfy(isChunkLoadError)
  expect(load).not.toHaveBeenCalled()
  expect(await importPreloaded(load, files)).toBe('the part')
  expect(asked).toHaveLength(2)
})

it('does not ask for what the page itself has asked for', async () => {
  const asked = serve()
  document.head.insertAdjacentHTML('beforeend', '<link rel="modulepreload" href="/assets/early.js">')
  expect(await importPreloaded(async () => 'the part', ['assets/early.js'])).toBe('the part')
  expect(asked).toEqual([])
})

it('applies styles before the part that needs them, and tries again where they did not come', async () => {
  const links: Node[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof Node) links.push(link)
  })
  const load = part()
  const first = importPreloaded(load, ['assets/grid.css'])
  links[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toSatisfy(isChunkLoadError)

  const second = importPreloaded(load, ['assets/grid.css'])
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  links[1]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('the part')
  expect(links[1]).toMatchObject({ rel: 'stylesheet', href: expect.stringMatching(/\/assets\/grid\.css$/) })
})

it('imports what has no files of its own at once', async () => {
  expect(await importPreloaded(async () => 'the part')).toBe('the part')
})
