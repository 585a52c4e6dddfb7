import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bin, root } from './environment.mjs'
import { run } from './process.mjs'

const isRunnable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first draws pages without the windows around them: journeys cost a quarter less with it. */
const debians = ['chromium-headless-shell', 'chromium']
const systemBrowser = () => debians.map((name) => `/usr/bin/${name}`).find(isRunnable)

const isDebian = () => existsSync('/etc/debian_version') && /debian/.test(readFileSync('/etc/os-release', 'utf8'))
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** With the fonts that the portal's fallback is measured for. */
async function fromDebian() {
  if (!isDebian() || !mayInstall()) return undefined
  console.log('No browser was found; installing Chromium.')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  // Older releases have the whole browser alone.
  for (const browser of debians) {
    const install = ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-liberation']
    if ((await run('apt-get', install, { env, minutes: 15 })) === 0) return systemBrowser()
  }
  return undefined
}

async function fromPlaywright() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const path = chromium.executablePath()
  if (isRunnable(path)) return path
  console.log("No browser was found; fetching Playwright's own.")
  await run(join(bin, 'playwright'), ['install', '--only-shell', 'chromium'], { minutes: 15 })
  return isRunnable(path) ? path : undefined
}

/** The browser that the tests drive: CHROMIUM_PATH, the system's, or one that is installed now. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isRunnable(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`)
  }
  const found = systemBrowser() ?? (await fromDebian()) ?? (await fromPlaywright())
  if (found) return found
  throw new Error(
    'No browser: install Chromium (on Debian `apt-get install chromium` as root), ' +
      'or set CHROMIUM_PATH to the program of a Chromium or Chrome.',
  )
}
