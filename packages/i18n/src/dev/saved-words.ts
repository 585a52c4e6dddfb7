/** What the development server tells of a catalogue that was saved. */
export interface SavedWords {
  language: string
  area: string
  /** The file as it is now. */
  source: string
}

export const savedWords = 'the-house:words'
/** Where the development server is asked to open a line in the editor. */
export const openLine = '/__open-text'
