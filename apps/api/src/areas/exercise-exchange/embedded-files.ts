import { Parser } from 'htmlparser2'
import type { Embedded, FileSlot, FoundFile } from './question.ts'
import { mostTextPictures, withAddresses } from './text-pictures.ts'

/** The files that a question of Moodle brings, by their addresses in its HTML. */
export type EmbeddedFiles = ReadonlyMap<string, Buffer>

const slots = { IMAGE: 'image_extra', AUDIO: 'audio_extra', VIDEO: 'media', PDF: 'media' } as const
type Kind = keyof typeof slots

const endings: [RegExp, Kind][] = [
  [/\.(?:mp3|m4a|ogg|oga|wav)$/i, 'AUDIO'],
  [/\.(?:mp4|webm|mov|m4v)$/i, 'VIDEO'],
  [/\.pdf$/i, 'PDF'],
]
const families: Record<string, Kind> = { image: 'IMAGE', audio: 'AUDIO', video: 'VIDEO' }
const dataAddress = /^data:([\w.+-]+)\/[\w.+-]+(?:;[\w=.-]+)*;base64,/i

/** The address without what browsers need against their caches, and without its escapes. */
export function pathOf(address: string): string {
  const [path = ''] = address.split('?')
  try {
    return decodeURI(path)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return path
  }
}

/** The bytes behind an address; undefined: they are not in the file. */
function bytesAt(address: string, files: EmbeddedFiles): Buffer | undefined {
  const [head] = dataAddress.exec(address) ?? []
  if (head !== undefined) return Buffer.from(address.slice(head.length), 'base64')
  return files.get(pathOf(address))
}

/** What an element shows, by its tag, the type in a data address or the ending of the name. */
function kindOf(tag: string, player: string | undefined, address: string): Kind | undefined {
  if (tag === 'img') return 'IMAGE'
  const [, family = ''] = dataAddress.exec(address) ?? []
  const byName = families[family] ?? endings.find(([ending]) => ending.test(pathOf(address)))?.[1]
  if (tag === 'a') return byName
  return player === 'video' ? 'VIDEO' : 'AUDIO'
}

/** Finds the files that HTML shows and that lie in the file. */
export function embeddedIn(html: string, all: EmbeddedFiles): Embedded {
  const taken = new Map<FileSlot, FoundFile>()
  let image_text = ''
  let player: string | undefined
  const parser = new Parser({
    onopentag: (tag, { src, href, alt = '' }) => {
      if (tag === 'audio' || tag === 'video') player = tag
      if (!['img', 'audio', 'video', 'source', 'a'].includes(tag)) return
      const address = (tag === 'a' ? href : src) ?? ''
      const bytes = bytesAt(address, all)
      const kind = bytes && kindOf(tag, player, address)
      if (!kind || taken.has(slots[kind])) return
      if (kind === 'IMAGE') image_text = alt
      const name = address.startsWith('data:') ? kind.toLowerCase() : (pathOf(address).split('/').at(-1) ?? '')
      taken.set(slots[kind], { slot: slots[kind], kind, name, address, read: async () => bytes })
    },
    onclosetag: (tag) => {
      if (tag === 'audio' || tag === 'video') player = undefined
    },
  })
  parser.end(html)
  return { files: [...taken.values()], image_text }
}

/** HTML with new addresses for pictures that stay in it, and these pictures. */
export interface StayingPictures {
  html: string
  files: FoundFile[]
}

/**
 * Finds the pictures of HTML that stay where they are and are stored with the text.
 * @param isFirstTaken whether the first picture gets the place of its exercise
 * @param prefix begins the addresses by which the HTML shows them until then
 */
export function stayingIn(
  html: string,
  all: EmbeddedFiles,
  { isFirstTaken, prefix }: { isFirstTaken: boolean; prefix: string },
): StayingPictures {
  const found = new Map<string, Buffer>()
  const parser = new Parser({
    onopentag: (tag, { src = '' }) => {
      const bytes = tag === 'img' ? bytesAt(src, all) : undefined
      if (bytes && !found.has(src)) found.set(src, bytes)
    },
  })
  parser.end(html)
  const staying = new Map([...found].slice(isFirstTaken ? 1 : 0))
  const files = new Map<string, FoundFile>()
  // An address that is written with other quotes than these, or with entities, is told as lost.
  const shown = withAddresses(html, (src) => {
    const bytes = staying.get(src)
    if (!bytes || (files.size >= mostTextPictures && !files.has(src))) return src
    const address = files.get(src)?.address ?? `${prefix}-${files.size + 1}`
    const name = src.startsWith('data:') ? 'picture' : (pathOf(src).split('/').at(-1) ?? '')
    files.set(src, { slot: 'text', kind: 'IMAGE', name, address, read: async () => bytes })
    return address
  })
  return { html: shown, files: [...files.values()] }
}
