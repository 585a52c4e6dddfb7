const prefix = '/#sending-'

/** The `src` of a picture in the text that is still being sent. */
export const pendingSource = (id: string): string => `${prefix}${id}`

/** The id of what is being sent, by the `src` of its picture; undefined: it is there. */
export const pendingId = (src: unknown): string | undefined =>
  typeof src === 'string' && src.startsWith(prefix) ? src.slice(prefix.length) : undefined
