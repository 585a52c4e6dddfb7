import { expect, it } from 'vitest'
import { isOfThisBuild } from './own-build.ts'

const build = [{ url: 'index.html' }, { url: 'assets/index-a1b2c3d.js' }]
const shell = (entry: string) => `<html><script type="module" crossorigin src="/assets/${entry}"></script></html>`
const html = { 'content-type': 'text/html; charset=utf-8' }
const script = { 'content-type': 'text/javascript' }

it.each([
  ['its page', '/index.html', new Response(shell('index-a1b2c3d.js'), { headers: html }), true],
  ['the page of another build', '/index.html', new Response(shell('index-0000000.js'), { headers: html }), false],
  ['the page of a captive portal', '/index.html', new Response('<h1>Sign in</h1>', { headers: html }), false],
  ['a script', '/assets/index-a1b2c3d.js', new Response('1', { headers: script }), true],
  ['a captive portal in place of a script', '/assets/index-a1b2c3d.js', new Response('', { headers: html }), false],
  ['a missing script', '/assets/index-a1b2c3d.js', new Response('', { status: 404, headers: script }), false],
  ['a font', '/assets/a.woff2', new Response('', { headers: { 'content-type': 'font/woff2' } }), true],
])('tells %s', async (_what, path, response, own) => {
  expect(await isOfThisBuild(new Request(`https://school.test${path}`), response, build)).toBe(own)
})
