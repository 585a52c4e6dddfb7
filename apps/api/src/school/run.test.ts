import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { lockDirectory } from '../db/lock.ts'
import { bootstrap } from '../bootstrap.ts'
import { openPostgres } from '../testing/postgres.ts'
import { commandNames } from './help.ts'
import { runSchool } from './run.ts'
import { header } from './testing.ts'

let directory: string
let data: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'house-tool-'))
  data = join(directory, 'data')
})
afterEach(() => rmSync(directory, { recursive: true }))

const admin = ['create-admin', '--name', 'Ana', '--email', 'ana@example.com', '--unit', 'Centro']
const seed = () => Promise.reject(new Error('This school is not empty.'))
const run = (args: string[], environment: Record<string, string> = {}) =>
  runSchool(args, { environment: { DATA_DIR: data, ...environment }, clock: () => new Date(), directory })

it('lists its commands, and has a text with an example for each', async () => {
  const { code, text } = await run([])
  expect(code).toBe(0)
  expect(await run(['--help'])).toEqual({ code, text })
  for (const name of commandNames) {
    expect(text).toContain(name)
    const own = await run([name, '--help'])
    expect(own.code).toBe(0)
    expect(own.text).toMatch(new RegExp(`Example:\\n  npm run school -- ${name}`))
  }
})

it.each([
  [['enroll', 'codes.csv'], 'There is no command "enroll".'],
  [['add-unit', '--nme', 'Centro'], "Unknown option '--nme'.\n`npm run school -- add-unit --help`"],
  [['list-units', 'all'], '"all" is not expected here'],
  [['toString'], 'There is no command "toString".'],
])('refuses %j and opens no database', async (args, message) => {
  const { code, text } = await run(args)
  expect(code).toBe(1)
  expect(text).toContain(message)
  expect(existsSync(data)).toBe(false)
})

it('asks to stop the server whose embedded database it needs', async () => {
  const unlock = lockDirectory(data)
  expect(await run(['list-units'])).toEqual({
    code: 1,
    text: expect.stringMatching(/^Another process is using .*\. Stop it first/),
  })
  unlock()
})

it('says which setting is wrong', async () => {
  const { code, text } = await run(['list-units'], { DATABASE_URL: 'mysql://x' })
  expect(code).toBe(1)
  expect(text).toContain('DATABASE_URL must be a postgres:// address')
})

it('as a process founds a school before its first start, in the folder where it is called', () => {
  writeFileSync(join(directory, 'codes.csv'), `${header}\nKEY-1,student,Centro,Ivy,Rui,,\n`)
  const script = fileURLToPath(new URL('cli.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '', PORT: '4567', INIT_CWD: directory }
  // Without the optimizing compiler, since these processes are short-lived.
  const start = (...args: string[]) =>
    spawnSync(process.execPath, ['--liftoff-only', script, ...args], { env, encoding: 'utf8' })
  const made = start(...admin)
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toMatch(/^http:\/\/localhost:4567\/change-password\/\S{40,}$/m)
  const enrolled = start('enrol', 'codes.csv')
  expect(enrolled).toMatchObject({ status: 0, stderr: '' })
  expect(enrolled.stdout).toMatch(/^1 new, 0 unchanged\n1 code is short/)
  const refused = start(...admin)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toContain('ana@example.com is there already')
}, 180_000)

it('founds a school that the demonstration leaves alone, and whose mails are not public', async () => {
  expect(await run(admin)).toMatchObject({ code: 0 })
  const config = readConfig({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  const { app, close, demo } = await bootstrap(config, { clock: () => new Date(), seed, onLost: () => undefined })
  const { statusCode } = await app.inject('/outbox')
  await close()
  expect({ statusCode, isDemo: demo.isDemo }).toEqual({ statusCode: 404, isDemo: false })
})

it('does all of it on PostgreSQL too', async () => {
  const { url, connection, stop } = await openPostgres()
  try {
    const environment = { DATABASE_URL: url, PUBLIC_URL: 'https://house.example.com/' }
    const made = await run(admin, environment)
    expect(made.text).toContain('https://house.example.com/change-password/')
    const rows = Array.from({ length: 10_000 }, (_, index) => `KEY-${index + 10_000},STUDENT,Centro,Ivy,Person,,`)
    writeFileSync(join(directory, 'codes.csv'), [header, ...rows].join('\n'))
    const files = [run(['enrol', 'codes.csv'], environment), run(['enrol', 'codes.csv'], environment)]
    // Two concurrent imports: the second one finds the codes of the first.
    expect((await Promise.all(files)).map(({ text }) => text.split('\n')[0] ?? '').toSorted()).toEqual([
      '0 new, 10000 unchanged',
      '10000 new, 0 unchanged',
    ])
    expect((await run(['list-units'], environment)).text).toBe(
      'Centro | America/Sao_Paulo | people: 1 | free codes: 10000',
    )
  } finally {
    await connection.close()
    await stop()
  }
})
