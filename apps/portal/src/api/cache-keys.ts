/** The predicate of the cache keys, which are URLs, that a pattern matches. */
export const keysLike = (pattern: RegExp) => (key: unknown) => typeof key === 'string' && pattern.test(key)

/** Whether a cache key reads an attempt, of a practice or of a test. */
export const isSurveyKey = keysLike(/\/exercises(\?|$)/)

/** Whether a cache key reads an attempt of a practice. */
export const isPracticeKey = keysLike(/\/chapters\/\d+\/exercises(\?|$)/)

/** Whether a cache key reads objections, a list or a single one. */
export const isObjectionKey = keysLike(/\/objections[/?]/)

/** Whether a cache key reads what waits for the user, or the user's own tests. */
export const isTodoKey = keysLike(/\/me\/(todo|tests|dashboard)(\?|$)/)

/** Whether a cache key reads the topics of a chapter, the chapters of a book or a next step, which progress changes. */
export const isProgressKey = keysLike(/\/(topics|chapters)$|\/me\/(next|dashboard)(\?|$)/)

/** Whether a cache key reads products, orders or the dollars account, which a purchase changes. */
export const isStoreKey = keysLike(/\/(store|products|me\/orders|me\/dollars)(\/|\?|$)/)

/** Whether a cache key reads a list of books. */
export const isBookListKey = keysLike(/\/books\?/)

/** Whether a cache key reads a book's tree, the check of a chapter, or a list of what the course is made of. */
export const isCourseKey = keysLike(
  /\/course\/tree|\/chapters\/\d+\/check|\/(books|chapters|topics|contents|exercises)\?/,
)

/** Whether a cache key reads the rooms and teachers of a unit. */
export const isPlacesKey = keysLike(/\/timetable\/places(\?|$)/)

/** Whether a cache key reads the timetable, a class of it, or a series. */
export const isTimetableKey = keysLike(
  /\/timetable(\/problems)?\?|\/classes\/\d+(\/(bookable|changes)\?|$)|\/class_series[/?]/,
)
