/** Reads a picture that stands in an address (`data:image/png;base64,…`); null: none. */
export function dataFile(address: string, name: string): File | null {
  const [, type, content] = /^data:(image\/[a-z+.-]+);base64,([\d+/=a-z\s]+)$/i.exec(address) ?? []
  if (type === undefined || content === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)
    return new File([bytes], name, { type })
  } catch {
    // No Base64.
    return null
  }
}
