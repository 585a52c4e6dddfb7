/** Keeps a parameter in the address on the way from screen to screen, so that a reload keeps what it asks for. */
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
