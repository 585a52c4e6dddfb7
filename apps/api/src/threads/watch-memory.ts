import type { Worker } from 'node:worker_threads'

const everyMs = 50

/**
 * Ends threads whose heap grows beyond a size. The limit that Node itself puts on a thread is a last resort: where a
 * thread reaches it in one large step, it can end the whole process.
 * @returns starts and stops the watch, and tells which threads were ended
 */
export function watchMemory(threads: () => readonly Worker[], mostBytes: number) {
  const asked = new WeakSet<Worker>()
  let ended = 0
  let timer: NodeJS.Timeout | undefined

  async function look(thread: Worker) {
    if (asked.has(thread)) return
    asked.add(thread)
    try {
      const { total_heap_size } = await thread.getHeapStatistics()
      if (total_heap_size <= mostBytes) return
      ended += 1
      await thread.terminate()
    } catch {
      // The thread has ended meanwhile.
    } finally {
      asked.delete(thread)
    }
  }

  return {
    /** How many threads were ended so far. */
    ended: () => ended,
    start: () => {
      timer ??= setInterval(() => {
        for (const thread of threads()) void look(thread)
      }, everyMs).unref()
    },
    stop: () => {
      clearInterval(timer)
      timer = undefined
    },
  }
}
