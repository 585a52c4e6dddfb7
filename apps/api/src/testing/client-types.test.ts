import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientTypes } from './client-types.ts'
import { createTestServer, type Json, type TestServer } from './test-server.ts'

const compiler = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')
const folder = mkdtempSync(join(tmpdir(), 'house-client-'))
let context: TestServer
let document: Json
let types: string
beforeAll(async () => {
  context = await createTestServer()
  document = (await context.call('GET', '/openapi.json')).body
  types = await clientTypes(document)
  writeFileSync(join(folder, 'the-house.d.ts'), types)
})
afterAll(async () => {
  await context.close()
  rmSync(folder, { recursive: true })
})

/** Compiles a client that is written with the types. @returns what the compiler says; empty: nothing */
function compile(client: string): string {
  const path = join(folder, 'client.ts')
  writeFileSync(path, `import type { components, operations } from './the-house.d.ts'\n${client}\n`)
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--ignoreConfig']
  try {
    return execFileSync(process.execPath, [compiler, ...options, path], { encoding: 'utf8', cwd: folder })
  } catch (error) {
    return String(Object(error).stdout)
  }
}

it('the types of a client have each operation of the document', () => {
  const names = Object.values<Json>(document.paths).flatMap((item) =>
    Object.values<Json>(item).map(({ operationId }) => operationId),
  )
  expect(names.length).toBeGreaterThan(250)
  expect(names.filter((name) => !types.includes(`\n    ${name}: {\n`))).toEqual([])
})

it('a client that sends what a call takes compiles, and one that does not is told so', () => {
  const body = "operations['changeBooks']['requestBody']['content']['application/json']"
  expect(compile(`export const body: ${body} = { name: 'One', avaliable: true }`)).toBe('')
  expect(compile(`export const error: components['schemas']['Error'] = { token: 'conflict' }`)).toBe('')
  expect(compile(`export const body: ${body} = { name: 1 }`)).toContain("Type 'number' is not assignable")
})
