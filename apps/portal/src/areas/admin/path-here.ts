/** The path of an address of this portal; null for any other, which is shown but never followed. */
export function pathHere(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname, search } = new URL(address, location.origin)
  // A path of two slashes would name another host.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search : null
}
