import { DomainError } from '@the-house/domain'
import type { FastifyRequest } from 'fastify'
import type { ObjectStore } from '../../files/object-store.ts'
import { asFile, type FileAnswer, type SignedFile } from './answer.ts'

/** A film that has begun goes on for so long after its address has ended. */
const graceSeconds = 600

/** One range alone: an answer with several parts is not needed by players, and no store makes one. */
const rangeOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bytes=(\d+-\d*|-\d+)$/.test(headers.range ?? '') ? headers.range : undefined

/**
 * Whether a browser may go to the store by itself: for downloads and films, which are large, and which the service
 * worker keeps none of. Pictures, recordings and papers of lessons come through this server: the worker can keep an
 * answer of its own origin alone, and cut ranges from it.
 */
const mayGoToStore = ({ headers }: FastifyRequest, { disposition }: SignedFile): boolean =>
  disposition !== undefined || headers['sec-fetch-dest'] === 'video'

/** Answers from an object store: with a redirect to a pre-signed address where that serves, else with the file. */
export function fromStore({ disk, open, presign }: ObjectStore, publicOrigin: string | null): FileAnswer {
  async function redirect(...[, reply, { key, disposition, seconds }]: Parameters<FileAnswer>) {
    if (!(await disk.exists(key))) throw new DomainError('notFound')
    const address = await presign(key, { seconds: seconds + graceSeconds, disposition })
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  }

  async function send(...[request, reply, file]: Parameters<FileAnswer>) {
    const found = await open(file.key, rangeOf(request))
    if (found === 'noFile') throw new DomainError('notFound')
    if (found === 'noRange') throw new DomainError('validation')
    const { content, bytes, type = 'application/octet-stream', etag, range } = found
    reply.type(type).header('accept-ranges', 'bytes')
    if (etag !== undefined) reply.header('etag', etag)
    if (bytes !== undefined) reply.header('content-length', bytes)
    if (range !== undefined) reply.code(206).header('content-range', range)
    return asFile(reply, file).send(content)
  }

  return (request, reply, file) =>
    publicOrigin !== null && mayGoToStore(request, file) ? redirect(request, reply, file) : send(request, reply, file)
}
