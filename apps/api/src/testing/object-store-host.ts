/** A process with a real S3 server, whose directory is its argument; it ends with its parent. */
import { createRequire } from 'node:module'

interface Host {
  run: () => Promise<{ port: number }>
}
type Options = Record<string, unknown>

const require = createRequire(import.meta.url)
// The package has no types.
const S3rver: new (options: Options) => Host = require('s3rver')
const [directory] = process.argv.slice(2)
const buckets = ['house', 'other'].map((name) => ({ name }))
const options = {
  address: '127.0.0.1',
  port: 0,
  silent: true,
  vhostBuckets: false,
  directory,
  configureBuckets: buckets,
}
const { port } = await new S3rver(options).run()
process.on('disconnect', () => process.exit())
process.send?.(port)
