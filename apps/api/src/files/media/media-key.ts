import { unplayables, type Unplayable } from '@the-house/domain'

/** What is known of a stored file that is no picture. */
export interface MediaFacts {
  bytes?: number
  seconds?: number
  pages?: number
  unplayable?: Unplayable
}

/** The name of a file that was read here carries what was found in it, as that of a picture carries its dimensions. */
const named =
  /^managed\/.*\/[\da-f-]{36}(?:\.t(\d{1,9}))?(?:\.p(\d{1,6}))?(?:\.x([a-z\d]{1,12}))?\.b(\d{1,10})\.[a-z\d]{1,8}$/

/** The key of a file, which carries what was found in it. */
export function mediaKey(directory: string, id: string, ending: string, facts: MediaFacts & { bytes: number }): string {
  const { seconds, pages, unplayable, bytes } = facts
  const parts = [
    seconds !== undefined && `t${Math.round(seconds * 1000)}`,
    pages !== undefined && `p${pages}`,
    unplayable && `x${unplayable}`,
    `b${bytes}`,
  ]
  return `${directory}/${[id, ...parts.filter(Boolean), ending].join('.')}`
}

/** What was found in a file, by its key; nothing in one of before. */
export function factsOfKey(key: string): MediaFacts {
  const [, milliseconds, pages, code, bytes] = named.exec(key) ?? []
  if (bytes === undefined) return {}
  const unplayable = unplayables.find((one) => one === code)
  return {
    bytes: Number(bytes),
    ...(milliseconds !== undefined && { seconds: Number(milliseconds) / 1000 }),
    ...(pages !== undefined && { pages: Number(pages) }),
    ...(unplayable && { unplayable }),
  }
}
