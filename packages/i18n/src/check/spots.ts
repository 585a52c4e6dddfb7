import { Visitor, type ESTree } from 'vite'

/** A part of a file. */
export interface Spot {
  start: number
  end: number
}

export const holds = (outer: Spot, { start, end }: Spot): boolean => outer.start <= start && end <= outer.end

/** The dynamic imports of a file, and what tells which texts are loaded with them. */
export interface Spots {
  imports: (Spot & { from: string })[]
  calls: Spot[]
  identifiers: (Spot & { name: string })[]
  /** Strings that are the names of areas. */
  areas: (Spot & { name: string })[]
  /** The rows of a route table that have a frame around their screen, with its name. */
  framed: (Spot & { name: string })[]
}

/** @param isArea tells the names of areas from other strings */
export function spotsOf(program: ESTree.Program, isArea: (name: string) => boolean): Spots {
  const found: Spots = { imports: [], calls: [], identifiers: [], areas: [], framed: [] }
  new Visitor({
    ImportExpression({ source, start, end }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.imports.push({ from: source.value, start, end })
    },
    CallExpression({ start, end }) {
      found.calls.push({ start, end })
    },
    Identifier({ name, start, end }) {
      found.identifiers.push({ name, start, end })
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string' && isArea(value)) found.areas.push({ name: value, start, end })
    },
    ObjectExpression({ properties, start, end }) {
      for (const one of properties)
        if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'frame')
          if (one.value.type === 'Identifier') found.framed.push({ name: one.value.name, start, end })
    },
  }).visit(program)
  return found
}

/** The names that a top-level statement declares. */
function declaredBy(statement: ESTree.Node): string[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (inner?.type === 'FunctionDeclaration') return inner.id ? [inner.id.name] : []
  if (inner?.type !== 'VariableDeclaration') return []
  return inner.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

const sizeOf = ({ start, end }: Spot): number => end - start

/** Returns a function that lists the areas that are loaded with a dynamic import, or with what it is given to. */
export function areasLoadedIn(program: ESTree.Program, { calls, identifiers, areas, framed }: Spots) {
  const statementOf = new Map(program.body.flatMap((one) => declaredBy(one).map((name) => [name, one])))
  const areasIn = (spot: Spot) => areas.filter((one) => holds(spot, one)).map(({ name }) => name)

  /** The areas that a call names itself, or by a constant or a function of this file. */
  function areasOfCall(call: Spot): string[] {
    const names = new Set(identifiers.filter((one) => holds(call, one)).map(({ name }) => name))
    const declared = Array.from(names, (name) => statementOf.get(name)).filter((one) => one !== undefined)
    return [call, ...declared.filter((one) => !holds(one, call))].flatMap(areasIn)
  }

  /** The areas of the smallest call around one of some spots that names any. */
  const nearest = (inside: readonly Spot[]): string[] =>
    calls
      .filter((call) => inside.some((spot) => holds(call, spot)))
      .toSorted((one, other) => sizeOf(one) - sizeOf(other))
      .map(areasOfCall)
      .find((found) => found.length > 0) ?? []

  return (lazy: Spot): string[] => {
    const own = nearest([lazy])
    const around = program.body.find((statement) => holds(statement, lazy))
    // A loader that is declared by itself brings the texts of the call that it is given to.
    const loader = new Set(around ? declaredBy(around) : [])
    const given = identifiers.filter((one) => loader.has(one.name) && around && !holds(around, one))
    const frames = framed.filter((row) => holds(row, lazy)).flatMap(({ name }) => statementOf.get(name) ?? [])
    return Array.from(new Set([...(own.length > 0 ? own : nearest(given)), ...frames.flatMap(areasIn)]))
  }
}
