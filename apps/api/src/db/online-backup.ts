import type { PGlite } from '@electric-sql/pglite'

/** What is asked of the open embedded database beside queries; a PostgreSQL server does it by itself. */
export interface DatabaseFiles {
  /** Begins the online backup of PostgreSQL: from now on the files may be copied while queries go on. */
  beginBackup: () => Promise<void>
  /** Ends it. @returns the label by which the copy becomes consistent, with the log that is written until now */
  endBackup: () => Promise<string>
  /** Called when the log is copied, too. */
  releaseLog: () => void
  /**
   * Writes all changes into the files of the tables, so that the log begins anew: PostgreSQL does so by itself only in
   * a process that the embedded one does not have. A backup needs the log.
   */
  checkpoint: () => Promise<void>
}

/** The embedded database has one session, so that one backup runs at a time. */
export function databaseFiles(client: PGlite): DatabaseFiles {
  let isCopied = false
  return {
    beginBackup: async () => {
      if (isCopied) throw new Error('Another backup of this database is running.')
      isCopied = true
      await client.query(`select pg_backup_start('backup', true)`)
    },
    endBackup: async () => {
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
      return rows[0]?.labelfile ?? ''
    },
    releaseLog: () => {
      isCopied = false
    },
    checkpoint: async () => {
      if (!isCopied) await client.exec('checkpoint')
    },
  }
}
