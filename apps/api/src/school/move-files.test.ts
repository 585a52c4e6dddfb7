import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { moveFiles } from '../files/move.ts'
import { openDirectory } from '../files/storage.ts'
import { startObjectStore, type TestStore } from '../testing/object-store.ts'
import { runSchool } from './run.ts'

let store: TestStore
let directory: string
let bucket: string
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'house-moved-'))
  bucket = store.urlOf('house')
  const { disk, close } = await store.open()
  await disk.deleteAll()
  close()
})
afterEach(() => {
  store.proxy.mend()
  rmSync(directory, { recursive: true })
})

const at = (folder: string) => pathToFileURL(join(directory, folder)).href
const write = (folder: string, files: Record<string, string>) =>
  Object.entries(files).forEach(([key, content]) => {
    const path = join(directory, folder, key)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  })
const read = (folder: string, key: string) => readFileSync(join(directory, folder, key), 'utf8')
const run = (...args: string[]) => {
  const told = new Array<string>()
  const tell = (line: string) => told.push(line)
  const surroundings = { environment: {}, clock: () => new Date(), directory, tell }
  return runSchool(['move-files', ...args], surroundings).then((answer) => ({ ...answer, told }))
}

it('copies all files to a bucket and back, and again only what is missing or another', async () => {
  write('one', { 'managed/books/a.png': 'a picture', 'avatars/b.jpg': 'b', 'demo/c d/e.mp3': '' })
  expect(await run(at('one'), bucket)).toMatchObject({ code: 0, text: '3 files copied (0.0 MB), 0 there already.' })
  expect((await run(at('one'), bucket)).text).toBe('0 files copied (0.0 MB), 3 there already.')
  write('one', { 'avatars/b.jpg': 'B', 'avatars/new.jpg': 'new' })
  expect((await run(at('one'), bucket)).text).toBe('2 files copied (0.0 MB), 2 there already.')
  mkdirSync(join(directory, 'two'))
  expect((await run(bucket, at('two'))).text).toBe('4 files copied (0.0 MB), 0 there already.')
  for (const key of ['managed/books/a.png', 'avatars/b.jpg', 'avatars/new.jpg', 'demo/c d/e.mp3'])
    expect(read('two', key)).toBe(read('one', key))
  expect((await run(bucket, store.urlOf('other'))).text).toContain('4 files copied')
})

it('says how far it is, and lists more files than a store names at once', async () => {
  write('many', Object.fromEntries(Array.from({ length: 110 }, (_, index) => [`managed/${index}.png`, `${index}`])))
  const { text, told } = await run(at('many'), bucket)
  expect([text, told]).toEqual([
    '110 files copied (0.0 MB), 0 there already.', ['100 copied, 0 there already ...'],
  ]) // oxfmt-ignore
  const [{ disk, close }, back] = [await store.open(), openDirectory(join(directory, 'back'))]
  expect(await moveFiles(disk, back.disk, () => undefined, 25)).toEqual({ copied: 110, unchanged: 0, bytes: 220 })
  expect(await moveFiles(back.disk, disk, () => undefined, 25)).toEqual({ copied: 0, unchanged: 110, bytes: 0 })
  close()
  expect(read('back', 'managed/109.png')).toBe('109')
})

it.each(['refused', 'busy', 'half an upload'] as const)(
  'stops while the store is %s, and goes on from there',
  async (fault) => {
    write(
      'one',
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`managed/${index}.png`, `picture ${index}`])),
    )
    await run(at('one'), bucket)
    write('one', { 'managed/12.png': 'late', 'managed/0.png': 'changed' })
    store.proxy.fail(fault)
    const stopped = await run(at('one'), bucket)
    expect(stopped).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Stopped: .* Run it again to go on from there\.$/s),
    })
    store.proxy.mend()
    expect((await run(at('one'), bucket)).text).toBe('2 files copied (0.0 MB), 11 there already.')
  },
)

it('a file that breaks off while it is read is not taken for the whole one', async () => {
  write('one', { 'managed/0.png': 'x'.repeat(200_000) })
  await run(at('one'), bucket)
  store.proxy.fail('half an answer')
  expect(await run(bucket, at('two'))).toMatchObject({ code: 1 })
  expect(() => read('two', 'managed/0.png')).toThrow('ENOENT')
  store.proxy.mend()
  await run(bucket, at('two'))
  expect(read('two', 'managed/0.png')).toBe(read('one', 'managed/0.png'))
})

it.each([
  [[], 'The first address is missing.\nThe second address is missing.'],
  [['/srv/files', 's3://house'], 'The first address is not right: it begins with file:// or s3://.'],
  [['file:///srv/files', 's3://house?endpoint=s3.example.com'], 'endpoint is no http:// or https:// address'],
  [['file:///srv/files', 's3://house/folder'], 'a bucket has no folders here'],
  [['file:///srv/files', 's3://key:secret@house'], 'credentials stand in AWS_ACCESS_KEY_ID'],
  [['file:///tmp', 's3://house?regoin=x'], 'regoin is not known'],
  [['file:///srv/files', 's3://house', 'more'], '"more" is not expected here'],
  [['file:///no/such/folder', 's3://house'], 'There is no folder file:///no/such/folder.'],
  [['s3://house', 's3://house'], 'Both addresses are the same.'],
])('refuses %j', async (args, message) => {
  const { code, text } = await run(...args)
  expect(code).toBe(1)
  expect(text).toContain(message)
})
