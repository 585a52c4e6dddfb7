import { shellPage } from './names.ts'

const entryScript = /<script[^>]+type="module"[^>]+src="\/([^"]+)"/

/**
 * Whether a response is a file of the build that this worker belongs to: a captive portal answers 200 with a page of its
 * own, and during an update the server may already have the page of another build.
 */
export async function isOfThisBuild(
  request: Request,
  response: Response,
  build: readonly { url: string }[],
): Promise<boolean> {
  if (!response.ok) return false
  const { pathname } = new URL(request.url)
  const type = response.headers.get('content-type') ?? ''
  if (pathname.endsWith('.js')) return type.includes('javascript')
  if (pathname !== shellPage) return !type.includes('html')
  const [, entry] = entryScript.exec(await response.clone().text()) ?? []
  return build.some(({ url }) => url === entry)
}
