/**
 * Focuses a class in the calendar once it is drawn again: the grid makes new buttons of changed classes, so that a
 * dialog cannot give the focus back to the one that opened it.
 */
export function focusEntry(id: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${id}"]`)?.focus())
}
