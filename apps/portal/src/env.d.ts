interface ImportMetaEnv {
  /** Origin of the school's own API host; empty: the origin of the page. */
  readonly VITE_API_URL?: string
}
