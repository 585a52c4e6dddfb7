/** The keys of a rate limit: each value has a count of its own. */
type RateLimitKey = 'ip' | 'route' | 'email' | 'code' | 'user'

/** At most `points` in a fixed window of `duration` seconds, which begins with the first counted call. */
interface RateLimit {
  points: number
  duration: number
  keys: readonly RateLimitKey[]
  /** Whether every call counts, or only refused ones, so that a successful login costs nothing. */
  counts: 'calls' | 'failures'
}

const minute = 60

/** A whole school may share one IP address: this limit only stops a flood, those by account stop brute force. */
const maxPerIp = 600

const byRoute = { duration: minute, keys: ['ip', 'route'], counts: 'calls' } as const
const fivePerMinute = { points: 5, duration: minute } as const

/** The rate limits of the whole API. Beyond one a call gets 429 `tooMany` with Retry-After, never a permanent lock. */
export const rateLimits = {
  /** Each public call that takes an e-mail, a code or a link. */
  publicCall: { ...byRoute, points: maxPerIp },
  /** Uploads to managed entities; like the next one far above what a user does by hand. */
  uploadFile: { ...byRoute, points: 300 },
  exchangeExercises: { ...byRoute, points: 60 },
  signIn: { ...fivePerMinute, keys: ['email'], counts: 'failures' },
  forgotPassword: { ...fivePerMinute, keys: ['email'], counts: 'calls' },
  changePasswordToken: { ...fivePerMinute, keys: ['ip'], counts: 'failures' },
  founding: { ...fivePerMinute, keys: ['ip'], counts: 'failures' },
  /** Shared by both steps of the registration. */
  validateCode: { ...fivePerMinute, keys: ['email', 'code'], counts: 'failures' },
  changeCode: { ...fivePerMinute, keys: ['email'], counts: 'calls' },
  changeCodeToken: { ...fivePerMinute, keys: ['ip'], counts: 'failures' },
  currentPassword: { ...fivePerMinute, keys: ['user'], counts: 'failures' },
  reportError: { ...fivePerMinute, keys: ['user'], counts: 'calls' },
  /** Counts by the invited code, so that several administrators share the limit. */
  welcomePeople: { ...fivePerMinute, keys: ['code'], counts: 'calls' },
  changeAvatar: { ...fivePerMinute, keys: ['user'], counts: 'calls' },
} as const satisfies Record<string, RateLimit>

type RateLimits = typeof rateLimits
type Key<N extends keyof RateLimits> = RateLimits[N]['keys'][number]

/** The limits of a route by IP address, which plugins/rate-limit.ts applies before the body is read. */
export type RouteLimit = { [N in keyof RateLimits]: 'route' extends Key<N> ? N : never }[keyof RateLimits]
/** The limits of an action by its subject, which `withRateLimit` applies. */
export type ActionLimit = Exclude<keyof RateLimits, RouteLimit>
/** The subject of an action: a value for each key of its limit. */
export type Subjects<N extends ActionLimit> = Record<Key<N>, string | number>

/** Returns the route configuration for @fastify/rate-limit. */
export function rateLimitOf(name?: RouteLimit) {
  if (!name) return { rateLimit: false as const }
  const { points, duration } = rateLimits[name]
  return { rateLimit: { max: points, timeWindow: duration * 1000 } }
}
