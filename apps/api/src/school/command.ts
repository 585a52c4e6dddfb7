import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { ValidationError, type InferType, type ObjectSchema } from 'yup'
import type { Db } from '../db/client.ts'
import type { Clock } from '../app-context.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/** The context of a command. */
export interface Tools {
  db: Db
  clock: Clock
  /** The public URL of the portal. */
  publicUrl: string
  /** The directory that relative file names start from. */
  directory: string
}

/** Parses and validates the arguments, or throws a Refusal. @returns runs the command and returns its output */
export type Command = (args: readonly string[]) => (tools: Tools) => Promise<string>

// oxlint-disable-next-line typescript/no-explicit-any -- any shape of options
type AnyObject = ObjectSchema<any>

interface Definition<S extends AnyObject> {
  /** Options of the command line; multi-word ones are spelt as `dry-run`. */
  options: ParseArgsOptionsConfig
  /** The positional argument, if the command takes one. */
  argument?: string
  schema: S
  run: (tools: Tools, input: InferType<S>) => Promise<string>
}

function read(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The rest of the message is for programmers.
    throw new Refusal(`${error.message.split('. ')[0]}.`)
  }
}

/** Defines a command whose options are validated by the schema before the database is opened. */
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
