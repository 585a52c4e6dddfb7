import { describe, expect, it, vi } from 'vitest'
import { checkBrowser } from './browser.ts'
import { checkConnection } from './connection.ts'
import { checkCamera, checkMicrophone, type Media } from './media.ts'
import { checkSound } from './sound.ts'
import { checkStorage } from './storage.ts'

/** A fake connection on which the server takes this long to respond. */
const line = (ms: number) => {
  const times = [1000, 1000 + ms]
  return { online: () => true, ask: () => Promise.resolve(), now: () => times.shift() ?? 0 }
}

describe('the browser', () => {
  it('is fine with every part, and too old without any one of them', () => {
    const asked: string[] = []
    const note = (part: string) => {
      asked.push(part)
      return true
    }
    expect(checkBrowser({ has: note, selects: note })).toBe('browserGood')
    const lacking = asked.map((gone) =>
      checkBrowser({ has: (part) => part !== gone, selects: (part) => part !== gone }),
    )
    expect(new Set(lacking)).toEqual(new Set(['browserOld']))
  })
})

describe('the storage', () => {
  it('is fine where it gives back what it was given, and is left as it was', () => {
    expect(checkStorage()).toBe('storageGood')
    expect(localStorage.length).toBe(0)
  })

  it.each([
    ['refuses', { read: () => null, write: () => false }],
    ['forgets', { read: () => null, write: () => true }],
  ])('is a problem where it %s what it is given', (_, store) => {
    expect(checkStorage({ ...store, remove: () => undefined })).toBe('storageBlocked')
  })
})

describe('the connection', () => {
  it.each([
    [40, 'connectionGood'],
    [1500, 'connectionGood'],
    [1501, 'connectionSlow'],
  ])('that answers in %i ms is %s', async (ms, outcome) => {
    expect(await checkConnection(line(ms))).toBe(outcome)
  })

  it('is lost where the call fails, and nothing is asked while the device knows that it is offline', async () => {
    expect(await checkConnection({ ...line(1), ask: () => Promise.reject(new Error('gone')) })).toBe('connectionLost')
    const ask = vi.fn<() => Promise<void>>()
    expect(await checkConnection({ ...line(1), online: () => false, ask })).toBe('connectionLost')
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('microphone and camera', () => {
  it.each([
    [checkMicrophone, 'microphoneGood', { audio: true }],
    [checkCamera, 'cameraGood', { video: true }],
  ])('are asked for alone, given back at once, and fine then', async (check, outcome, wish) => {
    const stop = vi.fn<() => void>()
    const getUserMedia = vi.fn<Media['getUserMedia']>(async () => ({ getTracks: () => [{ stop }, { stop }] }))
    expect(await check({ getUserMedia })).toBe(outcome)
    expect(getUserMedia.mock.calls).toEqual([[wish]])
    expect(stop).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['NotAllowedError', 'mediaDenied'],
    ['SecurityError', 'mediaDenied'],
    ['NotFoundError', 'mediaAbsent'],
    ['NotReadableError', 'mediaBusy'],
  ])('that are refused with %s are %s', async (name, outcome) => {
    const getUserMedia = () => Promise.reject(new DOMException('refused', name))
    expect(await checkMicrophone({ getUserMedia })).toBe(outcome)
  })
})

it('says of a browser that lends nothing that it does not', async () => {
  vi.stubGlobal('navigator', {})
  expect(await checkMicrophone()).toBe('mediaMissing')
  vi.unstubAllGlobals()
})

describe('the sound', () => {
  it('is asked about once the tone was played, and missing where it cannot be', async () => {
    expect(await checkSound(() => Promise.resolve())).toBe('soundPlayed')
    expect(await checkSound(() => Promise.reject(new Error('no sound here')))).toBe('soundMissing')
  })
})
