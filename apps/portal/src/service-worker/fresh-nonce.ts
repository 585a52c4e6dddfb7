const noncePattern = /'nonce-([^']+)'/

const createNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/**
 * Returns a cached page with a nonce of its own, in its html and in its Content-Security-Policy: with the server's, one
 * nonce would serve every visit, and an injected script could know it. The rest of the server's policy is kept.
 */
export async function withFreshNonce(page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  // The body of a cached response is decoded.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = await page.text()
  const policy = headers.get('content-security-policy') ?? ''
  const [, used] = noncePattern.exec(policy) ?? []
  if (!used) return new Response(html, { headers })
  const nonce = createNonce()
  headers.set('content-security-policy', policy.replaceAll(used, nonce))
  return new Response(html.replaceAll(used, nonce), { headers })
}
