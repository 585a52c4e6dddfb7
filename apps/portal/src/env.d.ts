interface ImportMetaEnv {
  /**
   * The origin of another server that answers the same calls, and that lets this page's origin call it (CORS with
   * credentials); empty: the origin of the page. The server of this repository answers no other origin.
   */
  readonly VITE_API_URL?: string
}

interface Window {
  /** The reads that the page has started before its program. */
  firstReads?: import('./api/first-reads.ts').FirstReads
}
