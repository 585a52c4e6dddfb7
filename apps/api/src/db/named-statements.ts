import { parse, protocol, types, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'
import { preparedTexts } from './prepared-texts.ts'

const { serialize } = protocol

type BackendMessage = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

/** A prepared statement of the embedded database. */
interface Statement {
  name: string
  /** The types of its parameters, by their OIDs. */
  parameters: readonly number[]
  /** What describes the columns of its rows, which need not be asked for again; none where it returns nothing. */
  columns: BackendMessage[]
}

type Parsers = PGlite['parsers']
const merged = new WeakMap<object, Parsers>()

/** The parsers of a query, with its own: PGlite would copy its hundreds at each one, a fifth of the time of a request. */
function parsersOf({ parsers }: PGlite, own: QueryOptions['parsers'] = parsers): Parsers {
  const known = merged.get(own) ?? { ...parsers, ...own }
  merged.set(own, known)
  return known
}

/** Messages in one buffer, so that the database is entered once for all of them. */
const joined = (...messages: Uint8Array[]) => Buffer.concat(messages)

/** Parses a statement once and asks for the types of its parameters and columns. */
async function parseStatement(client: PGlite, name: string, text: string): Promise<Statement> {
  const { messages } = await client.execProtocol(
    joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
  )
  const columns = messages.filter((message) => message.name === 'rowDescription')
  return { name, parameters: parse.parseDescribeStatementResults(messages), columns }
}

/** Executes a parsed statement: its plan is kept, and three messages go at once. */
async function executeStatement<T>(
  client: PGlite,
  { name, parameters, columns }: Statement,
  given: unknown[],
  { parsers, ...options }: QueryOptions = {},
): Promise<Results<T>> {
  const values = given.map((value, index) => {
    if (value === null || value === undefined) return null
    const toText = client.serializers[parameters[index] ?? types.TEXT] ?? client.serializers[types.TEXT]
    return toText?.(value) ?? null
  })
  const { messages } = await client.execProtocol(
    joined(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
  )
  const [result] = parse.parseResults([...columns, ...messages], parsersOf(client, parsers), options)
  if (!result) throw new Error('The database has answered nothing.')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query was written for these columns, as in PGlite's own `query`
  return result as Results<T>
}

/** Waits until no transaction and no other query is under way, as PGlite's own `query` does; both mutexes are its own. */
const runAlone = <T>(client: PGlite, act: () => Promise<T>): Promise<T> =>
  // oxlint-disable-next-line no-underscore-dangle -- PGlite has no other name for them
  client._runExclusiveTransaction(() => client._runExclusiveQuery(act))

/**
 * Sends the prepared queries of an embedded database as named statements, which PGlite's driver of Drizzle does not:
 * parsing and planning would cost most of them more than the work itself.
 */
export function nameStatements(client: PGlite): PGlite {
  const known = new Map<string, Statement>()
  const query = client.query.bind(client)
  const named = <T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> => {
    if (!preparedTexts.has(text)) return query<T>(text, values, options)
    return runAlone(client, async () => {
      const statement = known.get(text) ?? (await parseStatement(client, `prepared_${known.size}`, text))
      known.set(text, statement)
      return executeStatement<T>(client, statement, values, options)
    })
  }
  return Object.assign(client, { query: named })
}
