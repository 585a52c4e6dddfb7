/** Whether a cache key reads an attempt, of a practice or of a test. */
export const isSurveyKey = (key: unknown): boolean => typeof key === 'string' && /\/exercises(\?|$)/.test(key)

/** Whether a cache key reads objections, a list or a single one. */
export const isObjectionKey = (key: unknown): boolean => typeof key === 'string' && /\/objections[/?]/.test(key)
