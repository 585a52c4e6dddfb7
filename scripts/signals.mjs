// Runs on Node 20, before any package is installed.
import { constants } from 'node:os'

const orphanCheckMs = 250
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** The exit code of a process that a signal ended. */
export const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 1)

/**
 * Calls `act` when this process is stopped. npm sends a signal only to its shell, which ends without forwarding it:
 * losing the parent process is the only sign.
 * @param act called with the signal
 * @returns a function that stops listening
 */
export function onStop(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act('SIGTERM')
  }, orphanCheckMs).unref()
  for (const signal of signals) process.on(signal, act)
  return () => {
    clearInterval(watch)
    for (const signal of signals) process.removeListener(signal, act)
  }
}

/** Kills a child process with its whole process group; ignores a child that has ended already. */
export function endGroup(child) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
