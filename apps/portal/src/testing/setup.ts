import { cleanup, configure } from '@testing-library/react'
import { threadId } from 'node:worker_threads'
import { afterEach } from 'vitest'

// A slow machine is no failure: queries may wait longer than the default second.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  // Signs out the user of a test, so that nothing continues during the next one.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

// happy-dom lacks the `size` of a select, by which the form library detects an untouched one.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { get: () => 0 })

/** Worker threads share the channels of their process as tabs do: each test file gets channels of its own. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${threadId} ${name}`)
  }
}
