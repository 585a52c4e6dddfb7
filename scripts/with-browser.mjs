// node ../../scripts/with-browser.mjs <script> <arguments>: runs a script of a workspace with the machine's browser in
// CHROMIUM_PATH; where there is none, it fails and says how to get one.
import { browserPath } from './browser.mjs'
import { run } from './process.mjs'

try {
  // Not detached: Turbo stops its tasks by their process groups.
  const options = { cwd: process.cwd(), env: { CHROMIUM_PATH: browserPath() }, minutes: 60, detached: false }
  process.exitCode = await run(process.execPath, process.argv.slice(2), options)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
