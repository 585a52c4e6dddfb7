import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is no failure: what is waited for may take longer than the default second.
configure({ asyncUtilTimeout: 8000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  // Signs out whoever a test has signed in, so that nothing goes on behind the next one.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

// happy-dom does not know how many lines a list shows, by which the form library tells an untouched list.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { get: () => 0 })
