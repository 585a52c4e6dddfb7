const limitMs = 5000

/**
 * Prints an error and ends the process with exit code 1 once nothing is left to do, at the latest after five seconds.
 * `process.exit` right after a start sometimes hangs: it joins V8's threads while they wait for this one.
 */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
  setTimeout(() => process.exit(), limitMs).unref()
}
