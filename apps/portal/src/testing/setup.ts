import { cleanup, configure } from '@testing-library/react'
import { dismissAll } from '@the-house/design-system'
import { afterEach } from 'vitest'

// A slow machine is no failure: queries may wait longer than the default second.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  // Toasts outlive the page: one of this test would still be shown in the next.
  dismissAll()
  localStorage.clear()
  sessionStorage.clear()
  // Signs out the user of a test, so that nothing continues during the next one.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

// happy-dom lacks the `size` of a select, by which the form library detects an untouched one.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, get: () => 0 })
