import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file that a signed address names. */
export interface SignedFile {
  key: string
  /** The content-disposition; undefined: it is shown in place. */
  disposition: string | undefined
  /** How long its address is still good. */
  seconds: number
}

/** Answers with a file, from where the files are. */
export type FileAnswer = (request: FastifyRequest, reply: FastifyReply, file: SignedFile) => Promise<FastifyReply>

/**
 * The content security policy: no scripts run in a file opened on its own, and only the portal may frame it; a PDF has
 * no sandbox.
 */
const policy = (key: string) => `default-src 'none'; frame-ancestors 'self'${key.endsWith('.pdf') ? '' : '; sandbox'}`

/** Sets the headers of a file that this server sends itself. */
export function asFile(reply: FastifyReply, { key, disposition, seconds }: SignedFile): FastifyReply {
  if (disposition !== undefined) reply.header('content-disposition', disposition)
  return reply
    .header('content-security-policy', policy(key))
    .header('cache-control', `private, max-age=${seconds}, immutable`)
}
