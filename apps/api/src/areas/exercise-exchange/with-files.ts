import { noteOf } from '@the-house/domain/server'
import type { Package } from '../../reading/open-package.ts'
import { mostTextPictures, picturesIn } from './text-pictures.ts'
import type { Found, FoundFile } from './question.ts'

/** A file of a package that an exercise shows; `path` is undefined where it would be outside of the package. */
export interface PackedFile extends Pick<FoundFile, 'slot' | 'kind' | 'address'> {
  path: string | undefined
  /** The alternative text of a picture. */
  text: string
}

const nameOf = (path: string) => path.split('/').at(-1) ?? path

/**
 * Adds the files of a package to an exercise: the first for each of its places, and the pictures that its texts show; it is
 * told of the others.
 */
export function withFiles(pack: Package, found: Found, files: readonly PackedFile[]): Found {
  const { draft } = found
  if (!draft || files.length === 0) return found
  const taken = new Map<string, FoundFile>()
  const inTexts = new Map<string, FoundFile>()
  const lost: string[] = []
  let { image_text, media_type } = draft
  const shown = picturesIn(draft)
  for (const { slot, kind, path, text, address } of files) {
    if (path === undefined || !pack.has(path) || taken.has(slot)) lost.push(path ?? '')
    else if (slot === 'text') {
      // One that no text keeps is told by the comparison.
      if (address !== undefined && shown.has(address) && inTexts.size < mostTextPictures)
        inTexts.set(address, { slot, kind, address, name: nameOf(path), read: () => pack.read(path) })
    } else {
      taken.set(slot, { slot, kind, name: nameOf(path), read: () => pack.read(path) })
      if (slot === 'media') media_type = kind
      if (kind === 'IMAGE') image_text = image_text || text
    }
  }
  const told =
    lost.length > 0 ? [noteOf('files.lost', { line: found.line, what: lost.filter(Boolean).join(', ') || null })] : []
  return {
    ...found,
    draft: { ...draft, image_text, media_type },
    files: [...taken.values(), ...inTexts.values()],
    problems: [...found.problems, ...told],
  }
}
