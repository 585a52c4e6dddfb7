/** Runs an action `count` times concurrently. @returns the results, in order */
export const runConcurrently = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
