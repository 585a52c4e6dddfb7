/** The event that the development server sends for a saved catalogue. */
export interface SavedCatalogue {
  language: string
  area: string
  /** The content of the file after saving. */
  source: string
}

export const savedCatalogue = 'the-house:words'
/** The development server's URL that opens a line in the editor. */
export const openLine = '/__open-text'
