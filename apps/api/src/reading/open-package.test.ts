import { describe, expect, it } from 'vitest'
import { patched, renamed, zipOf } from '../testing/package-builder.ts'
import type { PackageBudget } from './check-entries.ts'
import { openPackage } from './open-package.ts'

const budget: PackageBudget = { entries: 10, bytes: 4 * 1024 * 1024, ratio: 100 }
const place = { flags: 8, method: 10, crc: 16, packedBytes: 20, bytes: 24, offset: 42 }

const honest = { 'imsmanifest.xml': '<manifest/>', 'items/one.xml': '<item/>' }
const zeros = Buffer.alloc(2 * 1024 * 1024)

describe('a package', () => {
  it('gives its files, by their names', async () => {
    const pack = await openPackage(await zipOf(honest), budget)
    expect(pack.names).toEqual(Object.keys(honest))
    expect((await pack.read('items/one.xml')).toString()).toBe('<item/>')
    expect(pack.has('items')).toBe(false)
  })

  it('gives a name in whatever letters', async () => {
    const pack = await openPackage(await zipOf({ 'média/gato.png': 'x' }), budget)
    expect(pack.names).toEqual(['média/gato.png'])
  })

  const refused: [string, () => Promise<Buffer>, string][] = [
    ['is no zip file', async () => Buffer.from('<xml/>'), 'damaged'],
    ['is cut off', async () => (await zipOf(honest)).subarray(0, 60), 'damaged'],
    ['leads above itself', async () => renamed(await zipOf({ 'aa/evil.sh': 'x' }), 'aa/evil.sh', '../evil.sh'), 'path'],
    ['leads above itself from within', async () => renamed(await zipOf({ 'a/bb/c.xml': 'x' }), 'a/bb/c.xml', 'a/../c.xml'), 'path'],
    ['has an absolute path', async () => renamed(await zipOf({ 'aetc/pass': 'x' }), 'aetc/pass', '/etc/pass'), 'path'],
    ['has a path of Windows', async () => renamed(await zipOf({ 'aa_b.xml': 'x' }), 'aa_b.xml', 'C:_b.xml'), 'path'],
    ['has a path with backslashes', async () => renamed(await zipOf({ 'aa_b.xml': 'x' }), 'aa_b.xml', '..\\b.xml'), 'path'],
    ['has a name that ends early', async () => renamed(await zipOf({ 'a.xml.png': 'x' }), 'a.xml.png', 'a.xml\0png'), 'path'],
    ['holds a symbolic link', () => zipOf({ 'a.xml': '/etc/passwd' }, 0o120777), 'link'],
    ['holds a device', () => zipOf({ 'a.xml': '' }, 0o020666), 'link'],
    ['is encrypted', async () => patched(await zipOf(honest), place.flags, 1, 2), 'encrypted'],
    ['is packed by another method', async () => patched(await zipOf(honest), place.method, 14, 2), 'method'],
    ['holds a name twice', async () => renamed(await zipOf({ 'a.xml': 'x', 'b.xml': 'y' }), 'b.xml', 'a.xml'), 'twice'],
    ['holds a name twice but for its case', () => zipOf({ 'a.xml': 'x', 'A.XML': 'y' }), 'twice'],
    ['holds too many entries', () => zipOf(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}`, '']))), 'entries'],
    ['unpacks to too much', () => zipOf(Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`${at}`, Buffer.alloc(1_000_000)]))), 'bytes'],
    ['holds a bomb', () => zipOf({ 'a.xml': zeros }), 'bomb'],
    ['has entries that share their bytes', async () => {
      const zip = await zipOf({ 'a.xml': 'x', 'b.xml': 'y' })
      return patched(zip, place.offset, zip.indexOf('b.xml') - 30, 4)
    }, 'bomb'],
  ] // oxfmt-ignore
  it.each(refused)('is refused whole where it %s', async (_, build, fault) => {
    await expect(openPackage(await build(), budget)).rejects.toMatchObject({ fault })
  })

  it('does not give a file that has more bytes than its entry says', async () => {
    const pack = await openPackage(patched(await zipOf(honest), place.bytes, 3, 4), budget)
    await expect(pack.read('imsmanifest.xml')).rejects.toMatchObject({ fault: 'damaged', what: 'imsmanifest.xml' })
  })

  it('does not give a file whose content was changed', async () => {
    const pack = await openPackage(patched(await zipOf(honest), place.crc, 7, 4), budget)
    await expect(pack.read('imsmanifest.xml')).rejects.toMatchObject({ fault: 'damaged' })
  })
})
