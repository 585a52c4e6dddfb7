import { mkdirSync } from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { publicUrlOf, readConfig, type Config } from '../config.ts'
import { hasFreeSpace, openDatabase } from '../db/open.ts'
import type { Clock } from '../app-context.ts'
import { addUnit } from './add-unit.ts'
import { backup } from './backup/backup.ts'
import { checkBackup } from './backup/check-backup.ts'
import { moveToPostgres } from './backup/move-to-postgres.ts'
import { restore } from './backup/restore.ts'
import type { Command, FileTools, Installation, Tools } from './command.ts'
import { createAdmin } from './create-admin.ts'
import { enrol } from './enrol/enrol.ts'
import { commandNames, help, overview, type CommandName } from './help.ts'
import { listUnits } from './list-units.ts'
import { moveFiles } from './move-files.ts'
import { rebuildCounters } from './rebuild-counters.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

interface Surroundings {
  environment: Record<string, string | undefined>
  clock: Clock
  directory: string
  /** Tells how far a long command is; default: nobody. */
  tell?: (line: string) => void
}

/** The time-outs are long, since concurrent runs wait for each other's locks. */
const timeouts = { query_timeout: 120_000, statement_timeout: 120_000 }

/** Opens the migrated database of the settings, runs `work`, and closes it. */
async function withSchool<T>(config: Config, work: (db: Tools['db']) => Promise<T>): Promise<T> {
  mkdirSync(config.DATA_DIR, { recursive: true })
  if (!(await hasFreeSpace(config))) throw new Refusal(texts.full)
  const connection = await openDatabase(config, (error) => process.emitWarning(error), timeouts)
  try {
    await connection.migrate()
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

/** Parses the arguments of a command. @returns runs it on the installation of the settings */
type Runner = (args: readonly string[]) => (surroundings: Surroundings) => Promise<string>

const onSchool =
  (command: Command): Runner =>
  (args) => {
    const run = command(args)
    return ({ environment, clock, directory }) => {
      const config = readConfig(environment)
      return withSchool(config, (db) => run({ db, clock, directory, publicUrl: publicUrlOf(config) }))
    }
  }

const onInstallation =
  (command: Command<Installation>): Runner =>
  (args) => {
    const run = command(args)
    return ({ environment, clock, directory }) => run({ config: readConfig(environment), clock, directory })
  }

const onFiles =
  (command: Command<FileTools>): Runner =>
  (args) => {
    const run = command(args)
    return ({ directory, tell = () => undefined }) => run({ directory, tell })
  }

const commands: Record<CommandName, Runner> = {
  'create-admin': onSchool(createAdmin),
  enrol: onSchool(enrol),
  'add-unit': onSchool(addUnit),
  'list-units': onSchool(listUnits),
  recount: onSchool(rebuildCounters),
  'move-files': onFiles(moveFiles),
  backup: onInstallation(backup),
  'check-backup': onInstallation(checkBackup),
  restore: onInstallation(restore),
  'move-to-postgres': onInstallation(moveToPostgres),
}

/** Returns what runs a command whose arguments are right. */
function jobOf(name: CommandName, args: readonly string[]) {
  try {
    return commands[name](args)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(...error.lines, texts.seeHelp(name))
    throw error
  }
}

async function answer([name = 'help', ...args]: readonly string[], surroundings: Surroundings): Promise<string> {
  if (['help', '--help', '-h'].includes(name)) return overview
  const known = commandNames.find((command) => command === name)
  if (!known) throw new Refusal(texts.unknownCommand(name))
  if (args.includes('--help') || args.includes('-h')) return help[known].text
  return jobOf(known, args)(surroundings)
}

/** The message of a failed query contains personal data; that of its cause does not. */
const reasonOf = (error: Error): string =>
  error instanceof DrizzleQueryError && error.cause ? error.cause.message : error.message || String(error)

/** Runs a command line. @returns exit code 1 where nothing was done, with the reason as text */
export async function runSchool(args: readonly string[], surroundings: Surroundings) {
  try {
    return { code: 0, text: await answer(args, surroundings) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { code: 1, text: reasonOf(error) }
  }
}
