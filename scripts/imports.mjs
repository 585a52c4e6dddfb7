import { root } from './environment.mjs'
import { findForbiddenImports } from './tree/imports.mjs'

const found = await findForbiddenImports(root, ['apps', 'packages'])
for (const line of found) console.error(line)
if (found.length > 0) console.error(`${found.length} imports are against the architecture.`)
process.exitCode = found.length === 0 ? 0 : 1
