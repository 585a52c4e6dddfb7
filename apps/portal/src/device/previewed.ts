const address = /^\/preview-of\/([1-9]\d*)(?=\/|$)/

/** The student whose portal staff preview at a path of this portal; null: it is the user's own portal. */
export function previewedId(path: string = location.pathname): number | null {
  const [, id] = address.exec(path) ?? []
  return id === undefined ? null : Number(id)
}
