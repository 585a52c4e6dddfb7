import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useVisibleViewport } from './use-visible-viewport.ts'

/** A visual viewport, as a browser changes it under a keyboard or two fingers. */
class View extends EventTarget {
  height = 740
  scale = 1
  offsetTop = 0
  become(parts: Partial<Pick<View, 'height' | 'scale' | 'offsetTop'>>) {
    Object.assign(this, parts)
    this.dispatchEvent(new Event('resize'))
  }
}

const shown = () =>
  ['--visible-height', '--visible-top'].map((name) => document.documentElement.style.getPropertyValue(name))

function start(on = true) {
  const view = new View()
  vi.stubGlobal('visualViewport', view)
  const changed = vi.fn<() => void>()
  return { view, changed, ...renderHook(() => useVisibleViewport(on, changed)) }
}

afterEach(() => vi.unstubAllGlobals())

it('is as high as the window, and as high as a keyboard leaves of it', () => {
  const { view, changed } = start()
  expect(shown()).toEqual(['', ''])
  view.become({ height: 420, offsetTop: 60 })
  expect(shown()).toEqual(['420px', '60px'])
  expect(changed).toHaveBeenCalledOnce()
})

it('knows of a keyboard that was open before', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  start()
  expect(shown()).toEqual(['740px', '0px'])
  field.remove()
})

it('lays nothing out anew when two fingers zoom in', () => {
  const { view } = start()
  view.become({ height: 370, scale: 2, offsetTop: 200 })
  expect(shown()).toEqual(['740px', '0px'])
})

it('leaves nothing behind, and does nothing while it is off', () => {
  const { view, unmount } = start()
  unmount()
  expect(shown()).toEqual(['', ''])
  view.become({ height: 420 })
  expect(shown()).toEqual(['', ''])
  start(false)
  expect(shown()).toEqual(['', ''])
})
