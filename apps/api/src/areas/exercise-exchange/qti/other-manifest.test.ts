import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { convertPackageFile } from '@citolab/qti-convert/qti-convert-node'
import { testLoader } from '@citolab/qti-convert/qti-loader'
import { qtiVersions, type QtiVersion } from '@the-house/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { budgets } from '../../../reading/budget.ts'
import { openPackage } from '../../../reading/open-package.ts'
import { samples } from '../samples.ts'
import { writeQti } from './write-package.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'the-house-qti-'))
  // The converter says in the console what it does.
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** An export as tools of QTI 3 take it: one of QTI 2 is converted as a whole by another tool first. */
async function packageOf(version: QtiVersion): Promise<Buffer> {
  const rows = samples.map((draft) => ({ draft, tests_only: false, topic: '', lost: [] }))
  const bytes = await buffer(writeQti(version, rows))
  if (version === '3.0') return bytes
  const [from, to] = [join(folder, `${version}.zip`), join(folder, `${version}-converted.zip`)]
  await writeFile(from, bytes)
  await convertPackageFile(from, to)
  return readFile(to)
}

describe.each(qtiVersions)('the manifest of an export of QTI %s', (version) => {
  it('leads a loader of others to the test, and that to the items in their order', async () => {
    const pack = await openPackage(await packageOf(version), budgets.package)
    vi.stubGlobal(
      'fetch',
      async (address: string) => new Response(await pack.read(address.replace('https://a.test/', ''))),
    )
    const { items, itemLocation } = await testLoader('https://a.test/imsmanifest.xml')
    expect(itemLocation).toBe('https://a.test/items')
    const titles = await Promise.all(
      items.map(async ({ href }) => / title="([^"]*)"/.exec((await pack.read(href)).toString())?.[1]),
    )
    expect(titles).toEqual(samples.map(({ title }) => title))
  })
})
