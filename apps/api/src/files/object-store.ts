import type { Readable } from 'node:stream'
import { GetObjectCommand, HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Disk } from 'flydrive'
import type { StoreAddress } from './store-address.ts'
import {
  createStoreClient,
  isForbidden,
  isNoSuchFile,
  isNoSuchRange,
  storeLimits,
  type StoreLimits,
} from './store-client.ts'
import { StoreDisk } from './store-disk.ts'
import { FilesUnavailableError } from './unavailable.ts'

/** An opened file of a store, or a range of it. */
export interface OpenedFile {
  content: Readable
  bytes: number | undefined
  type: string | undefined
  etag: string | undefined
  /** The range that the content is, as `bytes 0-9/100`; absent: the whole file. */
  range: string | undefined
}

interface Offer {
  seconds: number
  /** The content-disposition that the store answers with. */
  disposition?: string | undefined
}

/** Object storage: the files of a bucket, and what a store can do beyond a directory. */
export interface ObjectStore {
  disk: Disk
  /** The origin that browsers may fetch files from; null: they never talk to the store. */
  publicOrigin: string | null
  /**
   * Opens a file to read.
   * @returns `noFile` and `noRange` where the store has none
   */
  open: (key: string, range?: string) => Promise<OpenedFile | 'noFile' | 'noRange'>
  /** Returns a pre-signed URL: an address of the store that answers with the file, and is good for some seconds. */
  presign: (key: string, offer: Offer) => Promise<string>
  /** Rejects with FilesUnavailableError where the bucket cannot be reached. */
  check: () => Promise<void>
  close: () => void
}

/** Keys are made here; one with other signs, or with dots for a folder, might leave the bucket. */
const isKey = (key: string) => /^[\w!/. -]+$/.test(key) && !key.split('/').some((part) => /^\.*$/.test(part))

function openWith(client: S3Client, bucket: string): ObjectStore['open'] {
  return async (key, range) => {
    if (!isKey(key)) return 'noFile'
    try {
      const found = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, ...(range && { Range: range }) }),
      )
      const { Body: content, ContentLength: bytes, ContentType: type, ETag: etag, ContentRange } = found
      // In Node the body is a stream of Node's.
      return content && 'pipe' in content ? { content, bytes, type, etag, range: ContentRange } : 'noFile'
    } catch (error) {
      if (isNoSuchFile(error)) return 'noFile'
      if (isNoSuchRange(error)) return 'noRange'
      throw error
    }
  }
}

/** The origin of the store's addresses for browsers. */
function publicOriginOf({ bucket, endpoint, public: publicUrl, region, path_style }: StoreAddress): string | null {
  if (publicUrl === 'none') return null
  const { protocol, host } = new URL(publicUrl ?? endpoint ?? `https://s3.${region}.amazonaws.com`)
  return path_style ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`
}

/** Says in words what an answer without a body leaves open. */
async function checkBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const { cause } = error instanceof FilesUnavailableError ? error : { cause: error }
    if (isNoSuchFile(cause)) throw new FilesUnavailableError(new Error(`There is no bucket "${bucket}".`))
    if (isForbidden(cause))
      throw new FilesUnavailableError(new Error(`The credentials may not use the bucket "${bucket}".`))
    throw error
  }
}

/** Opens a bucket; nothing is sent to the store yet. */
export function openObjectStore(address: StoreAddress, limits: StoreLimits = storeLimits): ObjectStore {
  const { bucket, public: publicUrl } = address
  const client = createStoreClient(address, limits)
  const outside =
    publicUrl === undefined || publicUrl === 'none'
      ? client
      : createStoreClient({ ...address, endpoint: publicUrl }, limits)
  return {
    disk: new StoreDisk(client, bucket, limits.tries),
    publicOrigin: publicOriginOf(address),
    open: openWith(client, bucket),
    presign: (key, { seconds, disposition }) =>
      getSignedUrl(
        outside,
        new GetObjectCommand({ Bucket: bucket, Key: key, ResponseContentDisposition: disposition }),
        { expiresIn: seconds },
      ),
    check: () => checkBucket(client, bucket),
    close: () => {
      client.destroy()
      outside.destroy()
    },
  }
}
