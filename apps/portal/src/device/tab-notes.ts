/** What a tab leaves to the page that it loads next; another tab never sees it. */
export const notes = {
  /** The name of the unit that the user has gone to. */
  unitChanged: 'the-house.unit-changed',
  /** When this tab has reloaded itself for a new version, in milliseconds. */
  renewed: 'the-house.renewed',
} as const

type Note = (typeof notes)[keyof typeof notes]

export const readNote = (key: Note): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the next page will find it. */
export const leaveNote = (key: Note, value: string): boolean => {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const dropNote = (key: Note): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // What cannot be stored is not there either.
  }
}
