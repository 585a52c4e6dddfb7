import { dirname } from 'node:path/posix'

/**
 * The two sibling folders that an import leads between, each with all that it holds; undefined for an import inside of a
 * folder, and between a folder and what stands directly in the one above it.
 */
function siblingsOf(from, to) {
  const [fromParts, toParts] = [dirname(from).split('/'), dirname(to).split('/')]
  const at = fromParts.findIndex((part, index) => part !== toParts[index])
  if (at === -1 || at >= toParts.length) return undefined
  return [fromParts, toParts].map((parts) => parts.slice(0, at + 1).join('/'))
}

/** The imports between folders: folder -> folder -> the modules, as `from -> to`. */
function graphOf(modules) {
  const graph = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = siblingsOf(source, resolved) ?? []
      if (!from) continue
      const next = graph.get(from) ?? new Map()
      graph.set(from, next.set(to, [...(next.get(to) ?? []), `${source} -> ${resolved}`]))
    }
  return graph
}

/** The shortest way back from a folder to itself; undefined where there is none. */
function circleFrom(start, graph) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways)
    for (const next of graph.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}

/**
 * Finds folders that import each other in a circle, among folders that stand beside each other.
 * @param modules as dependency-cruiser tells of them: `{ source, dependencies: { resolved }[] }`
 * @returns one line per circle, with an import for each of its steps
 */
export function findFolderCircles(modules) {
  const graph = graphOf(modules)
  const circles = [...graph.keys()].flatMap((folder) => {
    const circle = circleFrom(folder, graph)
    return circle ? [circle] : []
  })
  // A circle is found from each of its folders.
  const isFirst = (circle, index) => circles.findIndex((one) => new Set(one).isSubsetOf(new Set(circle))) === index
  return circles.filter(isFirst).map((circle) => {
    const steps = circle.slice(1).map((to, index) => graph.get(circle[index]).get(to)[0])
    return `${circle.join(' -> ')}: folders import each other in a circle (${steps.join(', ')})`
  })
}
