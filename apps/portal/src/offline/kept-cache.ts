import type { Cache, State } from 'swr'
import { ApiError } from '../api/api-error.ts'
import { keptFor } from './kept-reads.ts'

/** Collects what has changed and saves it a little later, together. */
const saveAfterMs = 400

export interface KeptCacheOptions {
  /** What is kept on the device, as JSON by cache key. */
  kept: ReadonlyMap<string, string>
  /** Saves reads to the device; null deletes one. */
  save: (reads: ReadonlyMap<string, string | null>) => void
}

/** A damaged read is none. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The reason why a read may no longer be shown: the server refuses it. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/**
 * SWR's cache for one user and unit, with what the device has kept of it: a read that is kept is shown at once and
 * revalidated (stale while revalidate), and what the server answers or a mutation writes replaces it on the device.
 */
export function createKeptCache({ kept, save }: KeptCacheOptions): Cache {
  const states = new Map<string, State>()
  const waiting = new Map(kept)
  const changed = new Map<string, string | null>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function saveChanges(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (changed.size === 0) return
    const reads = new Map(changed)
    changed.clear()
    save(reads)
  }

  addEventListener('pagehide', saveChanges)

  function keep(key: string, data: unknown): void {
    changed.set(key, data === undefined ? null : JSON.stringify(data))
    timer ??= setTimeout(saveChanges, saveAfterMs)
  }

  function get(key: string): State | undefined {
    const json = waiting.get(key)
    if (json !== undefined) {
      waiting.delete(key)
      // SWR filters its keys by `_k`, which it sets itself once a component reads the key.
      const state = { data: parse(json), _k: key }
      states.set(key, state)
    }
    return states.get(key)
  }

  return {
    get,
    set: (key, state) => {
      const before = get(key)
      states.set(key, state)
      if (keptFor(key) === 0) return
      if (state.error !== before?.error && isRefused(state.error)) keep(key, undefined)
      else if (state.data !== before?.data) keep(key, state.data)
    },
    delete: (key) => {
      waiting.delete(key)
      states.delete(key)
      if (keptFor(key) > 0) keep(key, undefined)
    },
    keys: () => new Set([...waiting.keys(), ...states.keys()]).values(),
  }
}
