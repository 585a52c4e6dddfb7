import { apiBase } from '@the-house/domain'
import type { FoundFile } from '../question.ts'
import { findAll, hasClass, isElement, named, type Element, type QtiNode } from './element.ts'

/** A file that an item shows; `address` is relative to the item. */
export interface FileReference extends Pick<FoundFile, 'slot' | 'kind'> {
  address: string
  /** The alternative text of a picture. */
  text: string
}

const endings: [RegExp, FileReference['kind']][] = [
  [/\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic)$/i, 'IMAGE'],
  [/\.(?:mp3|m4a|ogg|oga|wav)$/i, 'AUDIO'],
  [/\.(?:mp4|webm|mov|m4v)$/i, 'VIDEO'],
  [/\.pdf$/i, 'PDF'],
]
const slots = { IMAGE: 'image_extra', AUDIO: 'audio_extra', VIDEO: 'media', PDF: 'media' } as const

const elements: Record<string, { attribute: string; kind: FileReference['kind'] | null }> = {
  img: { attribute: 'src', kind: 'IMAGE' },
  audio: { attribute: 'src', kind: 'AUDIO' },
  video: { attribute: 'src', kind: 'VIDEO' },
  source: { attribute: 'src', kind: null },
  object: { attribute: 'data', kind: null },
  a: { attribute: 'href', kind: null },
}

/** Whether an address leads out of the package, as that of a picture in a text of the school does. */
const isOutside = (address: string) =>
  address === '' || address.startsWith(`${apiBase}/`) || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)

function kindOf(address: string, type: string): FileReference['kind'] | undefined {
  const [path = ''] = address.split(/[?#]/)
  const [family] = type.split('/')
  if (family === 'image' || family === 'audio' || family === 'video')
    return ({ image: 'IMAGE', audio: 'AUDIO', video: 'VIDEO' } as const)[family]
  return endings.find(([ending]) => ending.test(path))?.[1]
}

/** The file of the package that an element shows. */
function referenceOf(one: Element): FileReference | undefined {
  const by = Object.hasOwn(elements, one.name) ? elements[one.name] : undefined
  if (!by) return undefined
  const address = one.attributes[by.attribute] ?? ''
  if (isOutside(address)) return undefined
  const kind = by.kind ?? kindOf(address, one.attributes['type'] ?? '')
  return kind && { kind, address, slot: slots[kind], text: one.attributes['alt'] ?? '' }
}

const isFeedback = named('feedbackInline', 'feedbackBlock')

/** The pictures in a content, which stay where they stand. */
export const picturesIn = (content: Element): FileReference[] =>
  findAll(content, named('img')).flatMap((one) => {
    const file = referenceOf(one)
    return file ? [{ ...file, slot: 'text' as const }] : []
  })

/**
 * Takes the files of the package out of a content, since an exercise has its own places for them. Pictures in the texts of
 * the product stay, as those of others that come after the first, and those of what is said after the answer.
 */
export function nodesWithout(content: Element, isOwn: boolean): { nodes: QtiNode[]; files: FileReference[] } {
  const files: FileReference[] = []
  const hasPicture = () => files.some(({ slot }) => slot === 'image_extra')
  const rest = (nodes: readonly QtiNode[], place: 'media' | 'extra' | 'text'): QtiNode[] =>
    nodes.flatMap((node): QtiNode[] => {
      if (!isElement(node)) return [node]
      if (isFeedback(node)) {
        files.push(...picturesIn(node))
        return [node]
      }
      const file = referenceOf(node)
      if (file && node.name === 'img' && place === 'text' && (isOwn || hasPicture())) {
        files.push({ ...file, slot: 'text' })
        return [node]
      }
      if (file) files.push(place === 'media' ? { ...file, slot: 'media' } : file)
      if (file && node.name !== 'a') return []
      const own = hasClass(node, 'media') ? 'media' : hasClass(node, 'extra') ? 'extra' : place
      const children = rest(node.children, own)
      return file ? children : [{ ...node, children }]
    })
  return { nodes: rest(content.children, 'text'), files }
}
