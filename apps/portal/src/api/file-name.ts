/** The file name of a content-disposition header, with any letters (RFC 5987); '' where there is none. */
export function fileName(header: string | null): string {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // The encoded name is malformed: use the plain one of the same header.
    }
  }
  const [, quoted, plain] = /filename="((?:[^"\\]|\\.)*)"|filename=([^;"\s]+)/i.exec(header ?? '') ?? []
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? ''
}
