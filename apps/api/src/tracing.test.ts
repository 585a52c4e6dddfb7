import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from './testing/postgres.ts'
import { startProcess } from './testing/process.ts'

interface Span {
  name: string
  traceId: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface Export {
  resourceSpans: { scopeSpans: { scope: { name: string }; spans: Span[] }[] }[]
}

const received: (Span & { scope: string })[] = []
let collector: Server
let postgres: Awaited<ReturnType<typeof openPostgres>>
let server: ReturnType<typeof startProcess>
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what OTLP says of its body
      const scopes = (body as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
      received.push(...scopes.flatMap(({ scope, spans }) => spans.map((span) => ({ ...span, scope: scope.name }))))
      return response.end('{}')
    })
  })
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  const { port } = collector.address() as AddressInfo
  postgres = await openPostgres()
  server = startProcess(
    {
      DATABASE_URL: postgres.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
    'real',
  )
})
afterAll(async () => {
  await server.end('SIGKILL')
  collector.close()
  await postgres.connection.close()
  await postgres.stop()
})

it('a request is traced with its queries, without its address and the values of its queries', async () => {
  const address = await server.ready
  const secret = 'a-secret-of-the-address'
  const response = await fetch(`${address}/api/v1/me?${secret}`, { headers: { authorization: `Bearer ${secret}` } })
  expect(response.status).toBe(401)
  const spansOf = (scope: string) => received.filter((span) => span.scope === scope)
  const route = { key: 'http.route', value: { stringValue: '/api/v1/me' } }
  const requests = () =>
    spansOf('@fastify/otel').filter(({ attributes }) => attributes.some(({ key }) => key === route.key))
  await expect.poll(requests, { timeout: 10_000 }).toContainEqual(expect.objectContaining({ name: 'request' }))
  const request = requests().find(({ name }) => name === 'request')
  expect(request?.attributes).toContainEqual(route)
  const queries = spansOf('@opentelemetry/instrumentation-pg').filter(({ traceId }) => traceId === request?.traceId)
  expect(queries.length).toBeGreaterThan(0)
  expect(JSON.stringify(received)).not.toContain(secret)
})
