/** Keys of the session storage: they survive a reload of the tab, and other tabs never see them. */
export const tabKeys = {
  /** The name of the unit that the user has changed to. */
  unitChanged: 'the-house.unit-changed',
  /** The time when this tab reloaded itself for a new build, in milliseconds. */
  renewed: 'the-house.renewed',
  /** The id of the student whose portal this tab previews, so that a reload begins no other preview. */
  preview: 'the-house.preview',
} as const

type Note = (typeof tabKeys)[keyof typeof tabKeys]

export const readTabItem = (key: Note): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Writes a key.
 * @returns whether it was stored
 */
export const writeTabItem = (key: Note, value: string): boolean => {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const removeTabItem = (key: Note): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to remove.
  }
}
