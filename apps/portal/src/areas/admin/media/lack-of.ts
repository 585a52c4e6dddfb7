import type { MediaFile } from '@the-house/domain'

/** What a file that is used lacks for those who do not see or hear it. */
export function lackOf(file: Pick<MediaFile, 'kind' | 'uses' | 'alternative_text' | 'captions'>) {
  if (file.uses === 0) return undefined
  if (file.kind === 'image' && file.alternative_text === '') return 'text'
  return file.kind === 'video' && file.captions === null ? 'captions' : undefined
}
