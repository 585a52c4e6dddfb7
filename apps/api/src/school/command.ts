import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { ValidationError, type InferType, type ObjectSchema } from 'yup'
import type { Db } from '../db/client.ts'
import type { Clock } from '../house.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/** What a command works with. */
export interface Tools {
  db: Db
  clock: Clock
  /** Where people find the portal. */
  publicUrl: string
  /** Where the names of files start. */
  directory: string
}

/** Reads the arguments, or refuses them; what comes back does the work and answers what it says. */
export type Command = (args: readonly string[]) => (tools: Tools) => Promise<string>

// oxlint-disable-next-line typescript/no-explicit-any -- any shape of options
type AnyObject = ObjectSchema<any>

interface Definition<S extends AnyObject> {
  /** Options of the command line; those of two words are written `dry-run`. */
  options: ParseArgsOptionsConfig
  /** The argument without a name, if the command takes one. */
  argument?: string
  schema: S
  run: (tools: Tools, input: InferType<S>) => Promise<string>
}

function read(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // What follows the first sentence is about programming.
    throw new Refusal(`${error.message.split('. ')[0]}.`)
  }
}

/** A command of which the schema checks every option before the database is opened. */
export function command<S extends AnyObject>({ options, argument, schema, run }: Definition<S>): Command {
  return (args) => {
    const { values, positionals } = read(args, options)
    const [first, ...more] = positionals
    const unexpected = argument ? more[0] : first
    if (unexpected !== undefined) throw new Refusal(texts.unexpected(unexpected))
    try {
      const given = { ...values, ...(argument && { [argument]: first }) }
      const input = schema.validateSync(given, { abortEarly: false })
      return (tools) => run(tools, input)
    } catch (error) {
      if (error instanceof ValidationError) throw new Refusal(...error.errors)
      throw error
    }
  }
}
