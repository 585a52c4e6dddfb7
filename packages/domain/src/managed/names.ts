/** Every managed entity, by the name in the portal's URLs; reference fields name their entity with it. */
export type ManagedName =
  | 'books'
  | 'speaking-books'
  | 'archives'
  | 'chapters'
  | 'speaking-chapters'
  | 'topics'
  | 'contents'
  | 'exercises'
  | 'articles'
  | 'partners'
  | 'segments'
  | 'config-tests'
