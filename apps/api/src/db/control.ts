import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { object, string } from 'yup'
import { copyLog, copyTables } from './copy-database.ts'
import type { DatabaseFiles } from './online-backup.ts'

/** The most bytes that a path of a socket has on every system. */
const pathBytes = 103

/** The address of the channel by which the school command asks the running server; Windows has pipes for it. */
function addressOf(directory: string): string {
  if (process.platform !== 'win32') return join(directory, 'control', 'socket')
  return `\\\\.\\pipe\\the-house-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`
}

const answerSchema = object({ label: string(), error: string() })

const say = (socket: Socket, answer: { label?: string; error?: string }) => socket.write(`${JSON.stringify(answer)}\n`)

/** Begins a backup for who connects, and ends it when asked to, or when the connection is gone. */
async function serveBackup(socket: Socket, files: DatabaseFiles, onFailed: (error: Error) => void): Promise<void> {
  await files.beginBackup()
  let label: Promise<string> | undefined
  const end = () => (label ??= files.endBackup())
  socket.once('close', () => void end().catch(onFailed).finally(files.releaseLog))
  say(socket, {})
  // Whatever line comes asks to end it.
  await once(createInterface({ input: socket }), 'line')
  say(socket, { label: await end() })
}

/**
 * Opens the control channel of a data directory, which only the owner of this process's account reaches.
 * @param onFailed told of what could not be answered
 * @returns closes it
 */
export async function openControl(
  directory: string,
  files: DatabaseFiles,
  onFailed: (error: Error) => void,
): Promise<() => Promise<void>> {
  const address = addressOf(directory)
  if (Buffer.byteLength(address) > pathBytes) {
    onFailed(new Error(`${address} is too long for a socket: to back up, stop the server first.`))
    return async () => undefined
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    serveBackup(socket, files, onFailed).catch((error: unknown) => {
      say(socket, { error: error instanceof Error ? error.message : String(error) })
      socket.end()
    })
  })
  if (process.platform !== 'win32') {
    // A directory is closed to others from its first moment; a socket only once its mode is set.
    mkdirSync(join(directory, 'control'), { recursive: true, mode: 0o700 })
    chmodSync(join(directory, 'control'), 0o700)
    // Of a server that was killed: the lock of the directory says that it is gone.
    rmSync(address, { force: true })
  }
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(address, listening)
  })
  if (process.platform !== 'win32') chmodSync(address, 0o600)
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  }
}

/**
 * Copies the database of a data directory whose server runs, and goes on meanwhile.
 * @returns false: no server answers there
 * @throws Error where the server refuses, or stops meanwhile
 */
export async function copyRunning(directory: string, target: string): Promise<boolean> {
  const socket = connect(addressOf(directory))
  const isOpen = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
  })
  if (!isOpen) return false
  try {
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
    const answer = async () => {
      const { value, done } = await lines.next()
      if (done) throw new Error('The server stopped during the backup. Start the backup again.')
      const { label, error } = answerSchema.validateSync(JSON.parse(value))
      if (error) throw new Error(error)
      return label
    }
    await answer()
    await copyTables(join(directory, 'database'), target)
    socket.write('end\n')
    await copyLog(join(directory, 'database'), target, (await answer()) ?? '')
    return true
  } finally {
    socket.destroy()
  }
}
