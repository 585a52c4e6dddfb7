/** The name in a content-disposition header, any letters; '' where none is. */
export function fileName(header: string | null): string {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // A broken name: the plain one stands beside it.
    }
  }
  const [, quoted, plain] = /filename="((?:[^"\\]|\\.)*)"|filename=([^;"\s]+)/i.exec(header ?? '') ?? []
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? ''
}
