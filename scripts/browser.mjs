import { spawnSync } from 'node:child_process'
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

/**
 * Debian packages; the headless shell comes first, since it renders without windows: journeys take a quarter less time.
 */
const debians = ['chromium-headless-shell', 'chromium']
const systemBrowser = () => debians.map((name) => `/usr/bin/${name}`).find(isRunnable)

const isDebian = () => existsSync('/etc/debian_version') && /debian/.test(readFileSync('/etc/os-release', 'utf8'))
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs the fonts too, which the metrics of the portal's fallback font assume. */
async function fromDebian() {
  if (!isDebian() || !mayInstall()) return undefined
  console.log('No browser was found; installing Chromium.')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  // Older releases have only the full browser.
  for (const browser of debians) {
    const install = ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-liberation']
    if ((await run('apt-get', install, { env, minutes: 15 })) === 0) return systemBrowser()
  }
  return undefined
}

function ofPlaywright() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return chromium.executablePath()
}

async function fromPlaywright() {
  const path = ofPlaywright()
  console.log("No browser was found; fetching Playwright's own.")
  await run(join(bin, 'playwright'), ['install', '--only-shell', 'chromium'], { minutes: 15 })
  return isRunnable(path) ? path : undefined
}

export const noBrowser =
  'No browser: install Chromium (on Debian `apt-get install chromium` as root), ' +
  'or set CHROMIUM_PATH to the program of a Chromium or Chrome.'

/** The browser that is installed on this machine: CHROMIUM_PATH, the system's, or Playwright's own. */
export function presentBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (!named) return systemBrowser() ?? [ofPlaywright()].find(isRunnable)
  if (isRunnable(named)) return named
  throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`)
}

/** The same; where there is none, the error says how to get one. */
export function browserPath() {
  const found = presentBrowser()
  if (!found) throw new Error(noBrowser)
  return found
}

/** The browser of the tests: an installed one, or one that is installed now. */
export async function findBrowser() {
  const found = presentBrowser() ?? (await fromDebian()) ?? (await fromPlaywright())
  if (found) return found
  throw new Error(noBrowser)
}

/** The version of a browser: another version invalidates cached screenshots and journeys. */
export const versionOf = (browser) => spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim()
