import { buffer } from 'node:stream/consumers'
import type { EmbeddedFile, Outgoing } from './outgoing.ts'

/** A larger file stays outside: an import takes texts of ten megabytes as a whole. */
const mostBytes = 4 * 1024 * 1024

const names = { image_extra: 'picture', audio_extra: 'sound', media: 'media' } as const

/** Reads the files of an exercise, for a format that holds them in its text; what is too large is lost. */
export async function withEmbedded(one: Outgoing): Promise<Outgoing> {
  const embedded: EmbeddedFile[] = []
  const lost = [...one.lost]
  for (const { slot, key, open } of one.files ?? []) {
    const bytes = await buffer(await open())
    if (bytes.length > mostBytes) lost.push(slot)
    else
      embedded.push({ slot, name: `${names[slot]}.${key.split('.').at(-1) ?? ''}`, base64: bytes.toString('base64') })
  }
  return { ...one, embedded, lost }
}
