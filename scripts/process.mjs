import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, root } from './environment.mjs'

const minuteMs = 60_000
const orphanCheckMs = 250
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Ends a child with everything that it has started; a child that is gone already is no failure. */
function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** npm tells a signal to its shell alone, which ends without telling us: losing the parent is the sign. */
function whenOrphaned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act('SIGTERM')
  }, orphanCheckMs)
  return watch.unref()
}

/**
 * Runs a command to its end, or to its time limit, and leaves nothing of it running.
 * Resolves to its exit code; 124 is the time limit.
 */
export function run(command, args, { env = {}, minutes = 10, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...environment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    let late = false
    const limit = setTimeout(() => {
      late = true
      console.error(`\n${command} took longer than ${minutes} minutes.`)
      endGroup(child, 'SIGKILL')
    }, minutes * minuteMs)
    const interrupted = (signal) => {
      endGroup(child, 'SIGKILL')
      process.exit(128 + constants.signals[signal])
    }
    for (const signal of signals) process.once(signal, interrupted)
    const watch = whenOrphaned(interrupted)
    const end = (code) => {
      clearTimeout(limit)
      clearInterval(watch)
      for (const signal of signals) process.removeListener(signal, interrupted)
      if (child.pid !== undefined) endGroup(child, 'SIGKILL')
      resolve(late ? 124 : code)
    }
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      end(127)
    })
    child.once('exit', (code) => end(code ?? 1))
  })
}

/**
 * Runs long-lived commands side by side, each signal passed on, until one of them ends; then ends the rest.
 * The exit code of this process becomes that of the one that ended first.
 */
export function serve(commands) {
  const children = commands.map(([command, args, env = {}]) =>
    spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }),
  )
  let told = false
  // Once, or the server takes it for impatience: a terminal tells every process of Ctrl-C by itself.
  const passOn = (signal) => {
    const heard = signal === 'SIGINT' && process.stdin.isTTY
    if (!told && !heard) children.forEach((child) => child.kill(signal))
    told = true
  }
  for (const signal of signals) process.on(signal, passOn)
  whenOrphaned(passOn)
  let ended = false
  children.forEach((child) => {
    child.once('error', (error) => console.error(error.message))
    child.once('close', (code, signal) => {
      if (ended) return
      ended = true
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 1)
      passOn('SIGTERM')
    })
  })
}
