/** The texts of an area; the default export of its file. */
export interface WordFile {
  default: object
}
