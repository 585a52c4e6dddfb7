import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { ValidationError, type InferType, type ObjectSchema } from 'yup'
import type { Config } from '../config.ts'
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

/** What a command works with that needs no database. */
export interface FileTools extends Pick<Tools, 'directory'> {
  /** Tells how far the command is. */
  tell: (line: string) => void
}

/** The context of a command that reads or makes a school as a whole, and opens its database itself. */
export interface Installation extends Pick<Tools, 'clock' | 'directory'> {
  config: Config
}

/** Parses and validates the arguments, or throws a Refusal. @returns runs the command and returns its output */
export type Command<T = Tools> = (args: readonly string[]) => (tools: T) => Promise<string>

// oxlint-disable-next-line typescript/no-explicit-any -- any shape of options
type AnyObject = ObjectSchema<any>

interface Definition<S extends AnyObject, T> {
  /** Options of the command line; multi-word ones are spelt as `dry-run`. */
  options: ParseArgsOptionsConfig
  /** The names of the positional arguments that the command takes. */
  arguments?: readonly string[]
  schema: S
  run: (tools: T, input: InferType<S>) => Promise<string>
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
export function command<S extends AnyObject, T = Tools>(definition: Definition<S, T>): Command<T> {
  const { options, arguments: names = [], schema, run } = definition
  return (args) => {
    const { values, positionals } = read(args, options)
    const unexpected = positionals[names.length]
    if (unexpected !== undefined) throw new Refusal(texts.unexpected(unexpected))
    try {
      const named = Object.fromEntries(names.map((name, index) => [name, positionals[index]]))
      const input = schema.validateSync({ ...values, ...named }, { abortEarly: false })
      return (tools) => run(tools, input)
    } catch (error) {
      if (error instanceof ValidationError) throw new Refusal(...error.errors)
      throw error
    }
  }
}
