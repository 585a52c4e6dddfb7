import { extname } from 'node:path'

/** Whether a browser may show a file inline, by its extension; any other file is sent as an attachment. */
export const isShownInPlace = (name: string): boolean =>
  /\.(png|jpe?g|webp|avif|gif|svg|mp3|m4a|ogg|opus|wav|mp4|webm|vtt|pdf)$/i.test(name)

/** Characters that file systems forbid in a name, or that would end a header or leave a directory (path traversal). */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu

/**
 * The sanitized name that a stored file is downloaded under: never a path, never empty, and always with the extension
 * of the stored file, so that the name cannot disguise its type.
 * @param key the key in the storage
 * @param name the name given at the upload
 */
export function keptName(key: string, name: string): string {
  const ending = extname(key).toLowerCase()
  const clean = name
    .replaceAll(unwanted, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, clean.length - ending.length) : clean
  return `${stem.slice(0, 150).trim() || 'file'}${ending}`
}
