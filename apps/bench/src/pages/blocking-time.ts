/** A task of the main thread, in milliseconds since the navigation. */
export interface Task {
  startTime: number
  duration: number
}

/** A task is long beyond this; what it takes more blocks input. */
export const longMs = 50

/**
 * Total blocking time: what long tasks take beyond 50 ms each, after the first contentful paint. Of a task that began
 * before the paint only the rest counts, as in Lighthouse.
 */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - longMs), 0)
}

/** The time of all long tasks, before the first paint too: a page that paints late cannot hide its work. */
export const longTaskTime = (tasks: readonly Task[]): number => tasks.reduce((sum, { duration }) => sum + duration, 0)
