const lookEveryMs = 1000
const quietMs = 2000

const isBusy = (): boolean =>
  document.readyState !== 'complete' ||
  document.querySelector('main [aria-busy=true]') !== null ||
  Array.from(document.querySelectorAll('img')).some(({ complete, loading }) => !complete && loading !== 'lazy')

const lastArrival = (): number => Math.max(0, ...performance.getEntriesByType('resource').map(arrivalOf))
const arrivalOf = (entry: PerformanceEntry): number => entry.startTime + entry.duration

/**
 * Resolves once the screen shows all of its content and nothing has arrived for a while: what follows disturbs nobody.
 * @param signal ends the waiting; then it never resolves
 */
export function pageAtRest(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isBusy() || performance.now() - lastArrival() < quietMs) return
      clearInterval(timer)
      resolve()
    }, lookEveryMs)
    signal?.addEventListener('abort', () => clearInterval(timer))
  })
}
