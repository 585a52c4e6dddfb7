import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What of an open file of Emscripten is used; a directory has no descriptor that can be flushed. */
interface Stream {
  nfd?: number
  node: object
}

interface NodeFiles {
  realPath: (node: object) => string
  stream_ops: { fsync?: (stream: Stream) => number }
}

/** Flushes a directory, so that the names in it survive a power failure; Windows has no such call. */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** Flushes a file that was written. */
export function syncFile(path: string): void {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** Flushes a directory with all that it holds. */
export function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) syncTree(inside)
    else syncFile(inside)
  }
  syncDirectory(path)
}

/** WASI's number of an input or output error: PostgreSQL stops at it rather than acknowledging what may be lost. */
const ioError = 29

function flush(files: NodeFiles, { nfd, node }: Stream): number {
  try {
    if (nfd === undefined) syncDirectory(files.realPath(node))
    else fdatasyncSync(nfd)
    return 0
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
    return ioError
  }
}

/**
 * The files of the embedded database on this machine. PGlite's own answer every fsync with success and flush nothing,
 * so that a power failure would take what was acknowledged.
 */
class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module) => {
        const files: NodeFiles = module.NODEFS
        files.stream_ops.fsync = (stream) => flush(files, stream)
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** Only `fsync` reaches the files: `fdatasync`, the default, is a call that Emscripten leaves out. */
const durableParams = ['-c', 'wal_sync_method=fsync']

/** The parameter of PGlite that switches fsync off. */
const withoutSync = '-F'

/**
 * Starts the embedded database in a directory so that what it has acknowledged survives a power failure.
 * @param start opens it with these files and parameters
 */
export async function startDurable(
  directory: string,
  params: readonly string[],
  start: (options: { fs: NodeFS; startParams: string[] }) => Promise<PGlite>,
): Promise<PGlite> {
  const isNew = !existsSync(join(directory, 'PG_VERSION'))
  const startParams = [...params.filter((param) => param !== withoutSync), ...durableParams]
  const client = await start({ fs: new DurableFiles(directory), startParams })
  if (isNew) {
    // What initdb has written is flushed by nobody else.
    syncTree(directory)
    syncDirectory(dirname(directory))
  }
  return client
}
