import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'

const sources = () =>
  ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .map((name) => join(kind, name, 'src'))
      .filter((folder) => existsSync(join(root, folder))),
  )

/** The property test files, as paths from the root. */
export const propertyTests = () =>
  sources()
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes(`'fast-check'`))
