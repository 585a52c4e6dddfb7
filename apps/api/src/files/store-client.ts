import { S3Client } from '@aws-sdk/client-s3'
import type { StoreAddress } from './store-address.ts'
import { FilesUnavailableError } from './unavailable.ts'

/** How long the object store may take, and how often a request is tried. */
export interface StoreLimits {
  connectMs: number
  /** Without any byte from or to the store. */
  idleMs: number
  /** Until a request with its body is sent and answered; the largest upload needs 0.4 MB a second. */
  requestMs: number
  tries: number
  /** Connections at once; one is held for as long as a slow phone reads, and further requests wait as for a connection. */
  connections: number
}

export const storeLimits: StoreLimits = {
  connectMs: 3000,
  // With all tries still below the time after which the database ends an idle transaction.
  idleMs: 4000,
  requestMs: 300_000,
  tries: 3,
  connections: 500,
}

const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

/** Whether the store answers that there is no such file. */
export const isNoSuchFile = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket')

/** Whether the store answers that the credentials do not reach so far. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403

/** Whether the store answers that a file has no such range. */
export const isNoSuchRange = (error: unknown): boolean => statusOf(error) === 416

/** The SDK prints what it cannot repeat, although its caller can: failures are logged where they are handled. */
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * Returns a client of an object store whose requests are bounded in time, and fail with FilesUnavailableError unless
 * the store says that there is no such file or range. Credentials come from the usual environment.
 */
export function createStoreClient(address: StoreAddress, limits: StoreLimits): S3Client {
  const agent = { maxSockets: limits.connections }
  const client = new S3Client({
    region: address.region,
    forcePathStyle: address.path_style,
    ...(address.endpoint !== undefined && { endpoint: address.endpoint }),
    logger: quiet,
    maxAttempts: limits.tries,
    // Many stores keep the trailer with the checksum, which is sent by default, as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      requestTimeout: limits.requestMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        throw isNoSuchFile(error) || isNoSuchRange(error) ? error : new FilesUnavailableError(error)
      }
    },
    { step: 'initialize', name: 'failsAsUnavailable', priority: 'high' },
  )
  return client
}
