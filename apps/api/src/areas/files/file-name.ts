import { extname } from 'node:path'

/** What a browser may show in place, by the ending of its name; anything else it saves. */
export const isShownInPlace = (name: string): boolean =>
  /\.(png|jpe?g|webp|avif|gif|svg|mp3|m4a|ogg|opus|wav|mp4|webm|vtt|pdf)$/i.test(name)

/** What no system takes in the name of a file, and what would end a header or leave a folder. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu

/**
 * What a stored file is called where it is kept: never a path, never empty, with the ending of what is stored, so that
 * a name cannot lie.
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
