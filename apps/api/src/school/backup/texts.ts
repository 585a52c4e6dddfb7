const list = (names: readonly string[], most = 10): string =>
  [...names.slice(0, most), ...(names.length > most ? [`and ${names.length - most} more`] : [])]
    .map((name) => `  ${name}`)
    .join('\n')
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

interface Counts {
  tables: number
  rows: number
  files: number
  bytes: number
  jobs: number
}

const counted = ({ tables, rows, files, bytes }: Counts) =>
  `${rows} rows of ${tables} tables and ${files} files (${megabytes(bytes)})`

const notThere = (keys: readonly string[]) =>
  keys.length > 0 ? [`Rows name ${keys.length} files that are not in the storage:\n${list(keys)}`] : []

/** Every message of backup, restore and move, except for their help. */
export const texts = {
  missingDirectory: 'The name of the directory is missing.',
  missingUrl: 'The address of the PostgreSQL database is missing: postgres://...',
  notPostgres: 'The address of the database starts with postgres://.',

  targetThere: (directory: string) => `${directory} is there already, and not empty. A backup takes a new directory.`,
  nothingThere: (directory: string) => `There is no school in ${directory}. DATA_DIR says where it is.`,
  noServer: (directory: string) =>
    `Another process is using ${directory}, and it is no server that backs up while it runs. Try again when it has ended.`,
  serverStopped: 'The server stopped during the backup. Start the backup again.',
  noTables: 'The database has no tables yet: start the server once, or create-admin founds the school.',
  backedUp: (directory: string, counts: Counts, missing: readonly string[]) =>
    [`Backed up ${counted(counts)} into ${directory}. Jobs that wait: ${counts.jobs}.`, ...notThere(missing)].join(
      '\n',
    ),

  noBackup: (directory: string) =>
    `${directory} is no whole backup: it has no manifest.json. A backup that was interrupted ends in .partial.`,
  unreadable: (directory: string, reason: string) => `The manifest of ${directory} cannot be read: ${reason}.`,
  newer: (product: string) => `This backup was made by a newer version (${product}). Update this installation first.`,
  unknownMigration: (product: string) =>
    `This backup was made by a version (${product}) whose tables this one does not know.`,
  damaged: (paths: readonly string[]) =>
    `The backup is damaged; nothing was written. Missing or not as the manifest says:\n${list(paths)}`,
  embeddedThere: (directory: string) =>
    `There is a school in ${directory} already. Restore into an empty DATA_DIR, or move ${directory}/database away.`,
  serverNotEmpty:
    'The database has tables already. Restore into an empty one (createdb house, or drop its tables), which DATABASE_URL names.',
  filesNotEmpty: (keys: readonly string[]) =>
    `The storage has files that are not in the backup. Restore into an empty one:\n${list(keys)}`,
  notEqual: (what: readonly string[]) =>
    `What was written is not what the backup has; the database was left empty:\n${list(what)}`,
  restored: (counts: Counts, made: string) =>
    [
      `Restored ${counted(counts)} of the backup of ${made}; counts and hashes are equal.`,
      `Jobs that wait: ${counts.jobs}. The server does them at its next start.`,
    ].join('\n'),
  checked: (directory: string, counts: Counts) =>
    `${directory} is whole: ${counted(counts)} were restored into an empty place; counts and hashes are equal.`,

  moveRunning: (directory: string) =>
    `A process is using ${directory}. Stop the server first: what it wrote during the move would be lost.`,
  moved: (counts: Counts, storage: string, missing: readonly string[]) =>
    [
      `Moved ${counts.rows} rows of ${counts.tables} tables to PostgreSQL; counts and hashes are equal. People stay signed in.`,
      'The embedded database is as it was. From now on start the server with',
      '  DATABASE_URL=<the address that you gave>',
      `  STORAGE_URL=${storage}`,
      ...notThere(missing),
    ].join('\n'),
}
