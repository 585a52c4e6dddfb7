/** Keeps a query parameter in the URL across navigations, so that it survives a reload. */
export function keepInAddress(name: string, value: string): void {
  for (const change of ['pushState', 'replaceState'] as const) {
    const before = history[change].bind(history)
    history[change] = (state: unknown, unused: string, url?: string | URL | null) => {
      const next = new URL(url ?? location.href, location.href)
      next.searchParams.set(name, value)
      before(state, unused, next)
    }
  }
}
