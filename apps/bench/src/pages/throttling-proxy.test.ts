import { expect, it } from 'vitest'
import { startHttpServer } from './http-server.ts'
import { conditions } from './network-conditions.ts'
import { startThrottlingProxy } from './throttling-proxy.ts'

it('hands on what the server sends, and counts headers and body of each response once', async () => {
  await using server = await startHttpServer(({ url }, response) => {
    const headers = ['Content-Type', 'text/plain', 'Content-Length', '5', 'Date', 'today', 'Connection', 'close']
    response.writeHead(url === '/missing' ? 404 : 200, headers).end('hello')
  })
  await using proxy = await startThrottlingProxy(server.url)
  const record = proxy.begin(conditions.unthrottled)
  const [found, missing] = [await fetch(`${proxy.url}/?a=1`), await fetch(`${proxy.url}/missing`)]
  expect([found.status, await found.text(), missing.status]).toEqual([200, 'hello', 404])
  const head = 'Content-Type: text/plain\r\nContent-Length: 5\r\nDate: today\r\nConnection: close\r\n'.length
  expect(record.transfers.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['/', head + 5],
    ['/missing', head + 5],
  ])
})

it('begins each record anew', async () => {
  await using server = await startHttpServer((_, response) => response.end('hello'))
  await using proxy = await startThrottlingProxy(server.url)
  await (await fetch(proxy.url)).text()
  expect(proxy.begin(conditions.unthrottled).transfers).toEqual([])
})
