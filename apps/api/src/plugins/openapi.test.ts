import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer } from '../testing/test-server.ts'

let context: TestServer
let document: Json
beforeAll(async () => {
  context = await createTestServer()
  document = (await context.call('GET', '/openapi.json')).body
})
afterAll(() => context.close())

const operations = (): [string, Json][] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]): [string, Json] => [`${method} ${path}`, operation]),
  )

it('the document breaks none of the rules that Redocly recommends', async () => {
  // The school publishes no license.
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
  expect(Array.from(new Set(told))).toEqual([])
})

it('the rules of Redocly are applied', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const { paths: _none, ...headless } = document
  const problems = await lintFromString({ source: JSON.stringify({ ...headless, servers: [] }), config })
  expect(problems.map(({ ruleId }) => ruleId)).toContain('no-empty-servers')
})

it('every operation has a name of its own, a tag, and how it is refused', () => {
  const names = operations().map(([, { operationId }]) => operationId)
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  for (const [, { tags, responses }] of operations()) {
    expect(tags).toEqual([expect.any(String)])
    for (const status of ['429', 'default']) {
      const [, part, name] = /#\/components\/(\w+)\/(\w+)/.exec(responses[status].$ref) ?? []
      expect(document.components[part ?? ''][name ?? ''].content['application/json'].schema).toEqual({
        $ref: '#/components/schemas/Error',
      })
    }
  }
})

it('who needs a session can be refused one, and a changed row can be in conflict', () => {
  const { post: signIn } = document.paths['/api/v1/session']
  expect([signIn.security, signIn.responses['401']]).toEqual([[], undefined])
  const { put } = document.paths['/api/v1/books/{id}']
  expect(put).toMatchObject({ operationId: 'changeBooks', security: [{ session: [] }] })
  expect(Object.keys(put.responses)).toEqual(['200', '401', '403', '404', '409', '412', '413', '429', 'default'])
})

it('a field that repeats another one is a text, and the rest of a path has a name', () => {
  const { post } = document.paths['/api/v1/session/change_password_token']
  const { properties } = post.requestBody.content['application/json'].schema
  expect(properties.confirmPassword).toMatchObject({ type: 'string' })
  expect(properties.confirmPassword.enum).toBeUndefined()
  const { get } = document.paths['/api/v1/files/{path}']
  expect(get.parameters.filter((one: Json) => one.in === 'path').map(({ name }: Json) => name)).toEqual(['path'])
})

it('a refusal is what the document says of it', async () => {
  const { body } = await context.call('POST', '/session', { body: {} })
  expect(Object.keys(body)).toEqual(['token', 'fields'])
  for (const name of Object.keys(body)) expect(document.components.schemas.Error.properties).toHaveProperty(name)
})
