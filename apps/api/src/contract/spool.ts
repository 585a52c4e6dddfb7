import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { DomainError, type Call } from '@the-house/domain'
import type { FastifyRequest } from 'fastify'
import { asDomainError } from './map-error.ts'
import { spoolFolder } from './spool-folder.ts'

type Upload = NonNullable<Call['upload']>

/** The size that multipart headers may add to the file. */
const envelopeBytes = 64 * 1024

/** System errors are the server's; any other read error is caused by the request. */
const isOurs = (error: unknown) => error instanceof Error && 'syscall' in error

function asRefusal(error: unknown, field: string): unknown {
  const isUnknown = asDomainError(error).token === 'internal'
  return isUnknown && !isOurs(error) ? new DomainError('validation', { [field]: 'validation.required' }) : error
}

/** Writes the file to the disk. @returns the file name sent by the client */
async function write(part: MultipartFile | undefined, path: string, field: string): Promise<string> {
  if (!part || part.fieldname !== field) {
    part?.file.resume()
    throw new DomainError('validation', { [field]: 'validation.required' })
  }
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (part.file.truncated) throw new DomainError('tooLarge')
  return part.filename
}

/**
 * Streams an uploaded file to a temporary path that is deleted after `use`, also on an error. The file name sent by the
 * client has no influence on the path.
 */
export async function spool<T>(
  request: FastifyRequest,
  { field, maxBytes }: Upload,
  use: (path: string, name: string) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new DomainError('validation', { [field]: 'validation.required' })
  if (Number(request.headers['content-length']) > maxBytes + envelopeBytes) throw new DomainError('tooLarge')
  const folder = await mkdtemp(join(spoolFolder(), 'file-'))
  try {
    const path = join(folder, 'file')
    let name = ''
    try {
      name = await write(await request.file(), path, field)
    } catch (error) {
      throw asRefusal(error, field)
    }
    return await use(path, name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
