import { sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'

/** Runs statements of a database that takes no writes, all the same. */
export const writeAnyway = ({ db }: Pick<Connection, 'db'>, statements: string) =>
  db.execute(sql.raw(`begin read write; ${statements}; commit`))

/** Changes the setting for each new connection, and ends those that there are. */
const change = (connection: Pick<Connection, 'db'>, setting: string) =>
  writeAnyway(
    connection,
    `do $$ begin
      execute format('alter database %I ${setting}', current_database());
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
    end $$`,
  )

/** Lets a database take no writes, as a managed server does when its disk is full. */
export const refuseWrites = (connection: Pick<Connection, 'db'>) =>
  change(connection, 'set default_transaction_read_only = on')

/** Lets a database take writes again. */
export const takeWrites = (connection: Pick<Connection, 'db'>) =>
  change(connection, 'reset default_transaction_read_only')

/** Lets a database keep what it has and take no new session: a full disk, on which rows are replaced in their place. */
export const refuseSessions = ({ db }: Pick<Connection, 'db'>) =>
  db.execute(
    sql.raw(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger refuse before insert on sessions for each row execute function refuse()`),
  )
