import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** One request that crossed the network. */
export interface Transfer {
  path: string
  /** Bytes of the response as sent: headers, and the body as the server compressed it. */
  bytes: number
  startedAt: number
  /** Of the page, of the service worker on its own account, or for the worker's script, which no page waits for. */
  by: 'page' | 'worker' | 'worker script'
  close: () => void
}

export interface TransferRecord {
  transfers: readonly Transfer[]
  open: (request: Pick<IncomingMessage, 'url' | 'headers'>) => Transfer
  /** Waits until nothing was under way for some time. An event stream, which never ends, is not waited for. */
  idle: (quietMs: number) => Promise<void>
}

const pollMs = 25

/** Records requests; `workers` holds the paths of the service workers' scripts, which their own requests refer to. */
export function createRecord(workers: Set<string>): TransferRecord {
  const transfers: Transfer[] = []
  const pending = new Set<Transfer>()
  let changedAt = performance.now()

  return {
    transfers,
    open: ({ url = '/', headers }) => {
      const path = url.split('?')[0] ?? url
      const isScript = headers['service-worker'] === 'script'
      if (isScript) workers.add(path)
      const { referer } = headers
      const isOwn = referer !== undefined && workers.has(new URL(referer).pathname)
      const transfer: Transfer = {
        path,
        bytes: 0,
        startedAt: performance.now(),
        by: isScript ? 'worker script' : isOwn ? 'worker' : 'page',
        close: () => {
          pending.delete(transfer)
          changedAt = performance.now()
        },
      }
      transfers.push(transfer)
      if (headers.accept !== 'text/event-stream') pending.add(transfer)
      return transfer
    },
    idle: async (quietMs) => {
      const isQuiet = () => pending.size === 0 && performance.now() - changedAt >= quietMs
      while (!isQuiet()) await delay(pollMs)
    },
  }
}
