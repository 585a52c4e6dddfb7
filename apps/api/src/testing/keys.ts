/** Finds the paths in a response that hold a key or an explanation, so that a failure names the leak. */
export function keysIn(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => keysIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && /explained-|model-of-the-open-answer/.test(value) ? [path] : []
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const isKey = ['correct_alternatives', 'answer_correct', 'option_answers', 'answer', 'correct'].includes(name)
    const inside = keysIn(inner, `${path}.${name}`)
    // An answered option is the student's own answer.
    const own = name === 'answer' && path.includes('answered_options')
    const count = name === 'correct' && typeof inner === 'number'
    return isKey && !own && !count && inner !== null ? [`${path}.${name}`, ...inside] : inside
  })
}
