/** How long the calendar may take to draw what has changed. */
const patienceMs = 1000

/**
 * Focuses a class in the calendar, where a dialog that closes leaves the focus nowhere: the grid makes new buttons of
 * changed classes, some frames later, so that the dialog cannot give the focus back to the one that opened it. Nothing
 * is taken from whoever has moved on.
 */
export function focusEntry(id: number): void {
  const until = performance.now() + patienceMs
  function attempt(): void {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (isNowhere) document.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus()
    if (performance.now() < until) requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}
