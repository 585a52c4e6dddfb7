import { expect, it } from 'vitest'
import { withFreshNonce } from './fresh-nonce.ts'

const policy = (nonce: string) => `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'`
const cached = () =>
  new Response('<script nonce="c2VydmVy"></script><style nonce="c2VydmVy"></style>', {
    headers: {
      'content-security-policy': policy('c2VydmVy'),
      'content-encoding': 'br',
      'x-frame-options': 'DENY',
    },
  })

it("gives each visit a nonce of its own, in the html and in the server's policy", async () => {
  const [one, other] = await Promise.all([withFreshNonce(cached()), withFreshNonce(cached())])
  const html = await one.text()
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none'
  expect(html).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`)
  expect(atob(nonce)).toHaveLength(16)
  expect(one.headers.get('content-security-policy')).toBe(policy(nonce))
  expect(other.headers.get('content-security-policy')).not.toBe(policy(nonce))
})

it('keeps the other headers, but not the encoding that the cache has undone', async () => {
  const { headers } = await withFreshNonce(cached())
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-encoding')).toBeNull()
})

it('leaves a page whose policy has no nonce as it is', async () => {
  const page = new Response('<p>nonce</p>', { headers: { 'content-security-policy': "default-src 'self'" } })
  expect(await (await withFreshNonce(page)).text()).toBe('<p>nonce</p>')
})
