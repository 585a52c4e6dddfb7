const written = 'input, textarea, select'

/** Keeps the field that is being filled in view, when a keyboard has just taken the lower half of the window. */
export function showTyped(): void {
  const field = document.activeElement
  if (field?.matches(written) && field.closest('[data-lesson]')) field.scrollIntoView({ block: 'nearest' })
}
