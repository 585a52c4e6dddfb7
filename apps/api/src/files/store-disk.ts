import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'

const firstWaitMs = 100

/** The files of a bucket. The client repeats requests without a body; a file is read again for each try. */
export class StoreDisk extends Disk {
  readonly #tries: number

  constructor(client: S3Client, bucket: string, tries: number) {
    // Access is that of the bucket: many stores have no access lists by file.
    super(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
    this.#tries = tries
  }

  override async copyFromFs(...[source, key, options]: Parameters<Disk['copyFromFs']>): Promise<void> {
    const { size: contentLength } = await stat(source)
    for (let left = this.#tries - 1; ; left -= 1) {
      const content = createReadStream(source)
      try {
        return await this.putStream(key, content, { contentLength, ...options })
      } catch (error) {
        if (left === 0) throw error
        await delay(firstWaitMs * 2 ** (this.#tries - left))
      } finally {
        // A request that fails leaves the file open.
        content.destroy()
      }
    }
  }
}
