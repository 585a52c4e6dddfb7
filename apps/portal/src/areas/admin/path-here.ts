/** Returns the path of a URL of this portal; null for any other URL, which is shown but not linked. */
export function pathHere(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname, search } = new URL(address, location.origin)
  // A path that starts with two slashes would name another host.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search : null
}
