interface ImportMetaEnv {
  /** The origin of the API where it has a host of its own; empty: the origin of the page. */
  readonly VITE_API_URL?: string
}

interface Window {
  /** The reads that the page has started before its program. */
  firstReads?: import('./api/first-reads.ts').FirstReads
}
