import { cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { retryAll, lazyWithRetry } from './lazy-with-retry.tsx'

afterEach(cleanup)

class Telling extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p>It did not come</p> : this.props.children
  }
}

const gone = () => Promise.reject(new TypeError('no connection'))
const came = async () => ({ default: ({ of }: { of: string }) => <p>The room of {of}</p> })

/** A lazy component whose import succeeds or fails as listed, one answer per attempt. */
function prepare(...answers: (typeof came | typeof gone)[]) {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<typeof came>(() => (answers.shift() ?? gone)())
  return { load, Part: lazyWithRetry(load) }
}

const show = (Part: ComponentType<{ of: string }>) =>
  render(
    <Telling>
      <Suspense>
        <Part of="Maria" />
      </Suspense>
    </Telling>,
  )

it('asks once for what has come', async () => {
  const { load, Part } = prepare(came)
  show(Part).unmount()
  show(Part)
  expect(await screen.findByText('The room of Maria')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

it('keeps a failure until it is forgotten, and asks anew then', async () => {
  const { load, Part } = prepare(gone, came)
  const first = show(Part)
  await screen.findByText('It did not come')
  first.unmount()
  const second = show(Part)
  await screen.findByText('It did not come')
  expect(load).toHaveBeenCalledOnce()
  second.unmount()

  retryAll()
  show(Part)
  expect(await screen.findByText('The room of Maria')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})

it('shows what was preloaded in its first render', async () => {
  const { load, Part } = prepare(came)
  await Part.preload()
  show(Part)
  expect(screen.getByText('The room of Maria')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

it('asks again for what could not be preloaded', async () => {
  const { Part } = prepare(gone, came)
  await expect(Part.preload()).rejects.toThrow('no connection')
  show(Part)
  expect(await screen.findByText('The room of Maria')).toBeDefined()
})
