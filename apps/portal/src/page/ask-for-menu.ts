const listeners = new Set<() => void>()

/** Opens the menu of the shell, from a screen that covers its button. */
export function askForMenu(): void {
  for (const listener of listeners) listener()
}

/**
 * Calls the listener when a screen asks for the menu.
 * @returns unsubscribes
 */
export function onMenuAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
