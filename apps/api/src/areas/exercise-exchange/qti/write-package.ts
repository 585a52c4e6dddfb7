import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { QtiVersion } from '@the-house/domain'
import { ZipFile } from 'yazl'
import type { Outgoing, OutgoingFile } from '../outgoing.ts'
import { withAddresses, withTexts } from '../text-pictures.ts'
import type { ItemFile } from './write-item.ts'
import { writeItem } from './write-item.ts'
import { manifestXml, testPath, testXml, type PackedItem } from './write-manifest.ts'

const types: Record<string, string> = {
  png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif', avif: 'image/avif', svg: 'image/svg+xml',
  mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', opus: 'audio/ogg', wav: 'audio/wav', mp4: 'video/mp4',
  webm: 'video/webm', pdf: 'application/pdf',
} // oxfmt-ignore

const typeOf = (name: string) => types[extname(name).slice(1).toLowerCase()] ?? 'application/octet-stream'

/** Adds a file once those before it are written, so that no more than one waits in memory. */
const add = (zip: ZipFile, name: string, content: () => Readable) =>
  new Promise<void>((resolve) => {
    zip.addReadStreamLazy(name, {}, (give) => {
      give(null, content())
      resolve()
    })
  })

const text = (content: string) => () => Readable.from([Buffer.from(content)])

const named = (number: number, { slot, key }: OutgoingFile): ItemFile => {
  const name = `media/${number}-${slot.replace('_', '-')}${extname(key).toLowerCase()}`
  return { slot, name, type: typeOf(name) }
}

async function fill(
  zip: ZipFile,
  version: QtiVersion,
  rows: AsyncIterable<Outgoing> | Iterable<Outgoing>,
): Promise<void> {
  const items: PackedItem[] = []
  for await (const row of rows) {
    const number = items.length + 1
    const identifier = `item-${number}`
    const path = `items/${identifier}.xml`
    const files = (row.files ?? []).map((file) => ({ ...named(number, file), open: file.open }))
    const pictures = (row.pictures ?? []).map(({ address, key, open }, index) => ({
      address,
      name: `media/${number}-text-${index + 1}${extname(key).toLowerCase()}`,
      open,
    }))
    const addresses = new Map(pictures.map(({ address, name }) => [address, `../${name}`]))
    const draft = withTexts(row.draft, (html) => withAddresses(html, (address) => addresses.get(address) ?? address))
    await add(zip, path, text(writeItem({ ...row, draft }, { version, identifier, files })))
    const all = [...files, ...pictures]
    for (const { name, open } of all) {
      const content = await open()
      await add(zip, name, () => content)
    }
    items.push({ identifier, path, files: all.map(({ name }) => name) })
  }
  zip.addBuffer(Buffer.from(testXml(version, 'The House', items)), testPath)
  zip.addBuffer(Buffer.from(manifestXml(version, items)), 'imsmanifest.xml')
  zip.end()
}

/** Writes a QTI package; it is streamed while the exercises are read. */
export function writeQti(version: QtiVersion, rows: AsyncIterable<Outgoing> | Iterable<Outgoing>): Readable {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  fill(zip, version, rows).catch((error: unknown) => output.destroy(error instanceof Error ? error : undefined))
  return output
}
