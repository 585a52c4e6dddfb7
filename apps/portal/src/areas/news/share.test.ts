import { createI18n, loadArea } from '@the-house/i18n'
import { onToasts } from '@the-house/design-system'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { share } from './share.ts'

const what = { title: 'Open house', url: 'https://thehouse.test/the-house-news/5' }
const copied = vi.fn<(text: string) => Promise<void>>()
const shared = vi.fn<(data: ShareData) => Promise<void>>()
const told = vi.fn<() => void>()
onToasts(told)

beforeEach(async () => {
  await createI18n({ language: 'en' })
  await loadArea('news')
  copied.mockReset().mockResolvedValue()
  shared.mockReset().mockResolvedValue()
  told.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

const clipboard = { writeText: copied }
const withShare = () => vi.stubGlobal('navigator', { clipboard, share: shared })

it('uses what the device shares with', async () => {
  withShare()
  await share(what)
  expect(shared).toHaveBeenCalledWith(what)
  expect(copied).not.toHaveBeenCalled()
})

it('copies the address where the device has nothing to share with, and says so', async () => {
  vi.stubGlobal('navigator', { clipboard })
  await share(what)
  expect(copied).toHaveBeenCalledWith(what.url)
  expect(told).toHaveBeenCalledOnce()
})

it('does nothing more when the user cancels', async () => {
  withShare()
  shared.mockRejectedValue(new DOMException('', 'AbortError'))
  await share(what)
  expect(copied).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
})

it('copies the address where sharing is refused', async () => {
  withShare()
  shared.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await share(what)
  expect(copied).toHaveBeenCalledWith(what.url)
})
