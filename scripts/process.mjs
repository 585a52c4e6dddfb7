import { environment, root } from './environment.mjs'
import { endGroup, exitCodeOf, onStop } from './signals.mjs'

const minuteMs = 60_000
const graceMs = 3000
const timeLimit = 124

/** Lazy import: the scripts that install the packages import this file too. */
const start = async (command, args, { env = {}, ...options }) => {
  const { execa } = await import('execa')
  return {
    child: execa(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      extendEnv: false,
      stdin: 'ignore',
      stdout: 'inherit',
      stderr: 'inherit',
      reject: false,
      cleanup: false,
      ...options,
    }),
  }
}

/**
 * Runs a command to its end or its time-out, and leaves no child process behind. When stopped, it gives the command
 * three seconds to end the process groups that it started itself.
 * @param options.detached whether it gets its own process group; a Turbo task stays in Turbo's
 * @returns its exit code; 124 is the time-out
 */
export async function run(command, args, { minutes = 10, detached = true, ...options } = {}) {
  const limits = { timeout: minutes * minuteMs, forceKillAfterDelay: graceMs, detached }
  const { child } = await start(command, args, { ...limits, ...options })
  let stoppedBy
  const stopListening = onStop((signal) => {
    stoppedBy ??= signal
    child.kill('SIGTERM')
  })
  const { exitCode, timedOut, failed, shortMessage } = await child
  stopListening()
  if (detached) endGroup(child)
  if (stoppedBy) process.exit(exitCodeOf(stoppedBy))
  if (timedOut) console.error(`\n${command} took longer than ${minutes} minutes.`)
  else if (failed && exitCode === undefined) console.error(shortMessage)
  return timedOut ? timeLimit : (exitCode ?? 1)
}

/**
 * Runs long-lived commands in parallel, forwarding signals, until one of them ends; then ends the rest. This process
 * exits with the code of the one that ended first.
 */
export async function serve(commands) {
  // Graceful shutdown takes as long as the requests in flight.
  const starts = commands.map(([command, args, env]) => start(command, args, { env, forceKillAfterDelay: false }))
  const children = (await Promise.all(starts)).map(({ child }) => child)
  let told = false
  // Forwards a signal once, since the server exits at once on a second one: a terminal sends Ctrl-C to every process.
  const passOn = (signal) => {
    const heard = signal === 'SIGINT' && process.stdin.isTTY
    if (!told && !heard) for (const child of children) child.kill(signal)
    told = true
  }
  onStop(passOn)
  const { exitCode, signal, failed, shortMessage } = await Promise.race(children)
  if (failed && exitCode === undefined && !signal) console.error(shortMessage)
  process.exitCode = exitCode ?? exitCodeOf(signal)
  passOn('SIGTERM')
}
