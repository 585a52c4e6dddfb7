import { vi } from 'vitest'

/** Stubs the download of a file: the test sends its bytes in pieces. */
export function slowFile(address: string, bytes: number) {
  const others = fetch
  const asked: RequestInit[] = []
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.endsWith(address)) return others(url, init)
    asked.push(init)
    const body = new ReadableStream<Uint8Array>({ start: (controller) => (pipe = controller) })
    init.signal?.addEventListener('abort', () => pipe?.error(new DOMException('Given up', 'AbortError')))
    return new Response(body, {
      headers: { 'content-length': String(bytes), 'content-disposition': 'attachment; filename="Talks.mp3"' },
    })
  })
  return {
    send: (count: number) => pipe?.enqueue(new Uint8Array(count)),
    end: () => pipe?.close(),
    /** How often the file was requested. */
    times: () => asked.length,
    givenUp: () => asked.at(-1)?.signal?.aborted ?? false,
  }
}
