import type { Logger } from 'drizzle-orm/logger'
import { Client } from 'pg'
import { openServer } from '../db/client.ts'
import { startPostgres } from './postgres-process.ts'

let databases = 0

/** A fresh database on DATABASE_URL's server, or on one that is started for this; a logger hears of every query. */
export async function openPostgres(logger?: Logger) {
  const given = process.env['DATABASE_URL']
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres()
  databases += 1
  const name = `house_test_${process.pid}_${databases}`
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    connection: openServer(url.href, () => undefined, undefined, logger),
    stop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await server.stop()
    },
  }
}
