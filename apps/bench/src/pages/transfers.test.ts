import { describe, expect, it } from 'vitest'
import { createRecord } from './transfers.ts'

const origin = 'http://127.0.0.1:4100'

describe('the record of what crosses the network', () => {
  it('knows the requests of a service worker by its script, in later records too', () => {
    const workers = new Set<string>()
    const first = createRecord(workers)
    expect(first.open({ url: '/sw.js', headers: { 'service-worker': 'script' } }).by).toBe('worker script')
    const later = createRecord(workers)
    expect(later.open({ url: '/page.html', headers: { referer: `${origin}/sw.js?v=2` } }).by).toBe('worker')
    expect(later.open({ url: '/page.html', headers: { referer: `${origin}/login` } }).by).toBe('page')
    expect(later.open({ url: '/page.html', headers: {} }).by).toBe('page')
  })

  it('is idle once every request has ended, and does not wait for an event stream', async () => {
    const record = createRecord(new Set())
    const transfer = record.open({ url: '/a', headers: {} })
    record.open({ url: '/stream', headers: { accept: 'text/event-stream' } })
    let isIdle = false
    const idle = record.idle(0).then(() => (isIdle = true))
    await Promise.resolve()
    expect(isIdle).toBe(false)
    transfer.close()
    await idle
    expect(record.transfers.map(({ path }) => path)).toEqual(['/a', '/stream'])
  })
})
