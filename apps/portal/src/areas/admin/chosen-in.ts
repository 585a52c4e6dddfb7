/** Returns the query of a list after a filter has changed: from page 1 on, and without the chapter of another book. */
export function chosenIn(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (name === 'book') next.delete('chapter')
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
