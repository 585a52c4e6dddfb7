import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The tools that the generators of the media need on the PATH, with their Debian packages. */
export const needed = { 'espeak-ng': 'espeak-ng', ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg', chromium: 'chromium' } as const
export type Tool = keyof typeof needed

/** Runs a tool and returns its output. */
export const run = (tool: Tool, args: readonly string[]) =>
  execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** The tools that are missing on this machine. */
export function missing(): Tool[] {
  const folders = (process.env['PATH'] ?? '').split(':')
  const present = new Set(folders.flatMap((folder) => namesIn(folder)))
  const all: Tool[] = ['espeak-ng', 'ffmpeg', 'ffprobe', 'chromium']
  return all.filter((tool) => !present.has(tool))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // A folder on the PATH may not exist.
    return []
  }
}

/** Encoder options that omit the time and the encoder's version, so that the same input gives the same file. */
export const repeatable = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
]

/** Runs the headless browser with a page. */
export const browse = (args: readonly string[], page: string) =>
  run('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...args, `file://${page}`])

export const inFolder = (folder: string) => (name: string) => join(folder, name)
