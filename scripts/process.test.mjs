import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { run } from './process.mjs'

const folder = mkdtempSync(join(tmpdir(), 'the-house-process-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A zombie process, ended but not reaped, is not running. */
function isRunning(pid) {
  try {
    process.kill(Number(pid), 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch (error) {
    return error.code !== 'ESRCH' && process.platform !== 'linux'
  }
}

describe('a program that is run', () => {
  it('answers its exit code', async () => {
    expect(await run('sh', ['-c', 'exit 3'])).toBe(3)
    expect(await run('sh', ['-c', 'exit 0'])).toBe(0)
  })

  it('that is not there has failed', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    expect(await run('no-such-program', [])).toBe(1)
    expect(said.mock.calls.flat().join(' ')).toContain('no-such-program')
  })

  it('is ended at its time limit with what it has started, and answers 124', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const file = join(folder, 'pid')
    expect(await run('sh', ['-c', `sleep 60 & echo $! > ${file}; wait`], { minutes: 0.05 })).toBe(124)
    expect(said.mock.calls.flat().join(' ')).toContain('took longer than')
    expect(existsSync(file)).toBe(true)
    await vi.waitFor(() => expect(isRunning(readFileSync(file, 'utf8').trim())).toBe(false), { timeout: 10_000 })
  }, 30_000)
})
