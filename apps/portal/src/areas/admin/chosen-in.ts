/** The query of a list with another choice of a filter, from its first page on; a chapter belongs to its book. */
export function chosenIn(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (name === 'book') next.delete('chapter')
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
