/** What a rate limit counts by: each value of a key has a count of its own. */
type RateLimitKey = 'route' | 'ip' | 'network' | 'email' | 'code' | 'user' | 'device' | 'token' | 'password'

/** At most `points` in a fixed window of `duration` seconds, which begins with the first counted call. */
export interface RateWindow {
  points: number
  duration: number
}

type Keys = { readonly [K in RateLimitKey]?: readonly RateWindow[] }

interface RateLimit {
  /** Whether every call counts, or only refused ones, so that a successful login costs nothing. */
  counts: 'calls' | 'failures'
  keys: Keys
  /** The key whose calls count once for each value of another key, such as a password once for each account. */
  once?: { readonly [K in RateLimitKey]?: RateLimitKey }
}

const minute = 60
const hour = 60 * minute

/** A whole school may share one IP address: this limit only stops a flood, those by account stop brute force. */
const maxPerIp = 1500

const perMinute = (points: number) => ({ points, duration: minute })
const five = [perMinute(5)] as const
const byRoute = (points: number) => ({ counts: 'calls', keys: { route: [perMinute(points)] } }) as const

/** The limit of a link in a mail: by its token, and by an address, which a school shares. */
const byToken = { counts: 'failures', keys: { token: five, ip: [perMinute(60)] } } as const

/** The rate limits of the whole API. Beyond one a call gets 429 `tooMany` with Retry-After, never a permanent lock. */
export const rateLimits = {
  /** Each public call that takes an e-mail, a code or a link. */
  publicCall: byRoute(maxPerIp),
  /** Reports of browsers, of which a page may send some at once. */
  cspReport: byRoute(120),
  /** Uploads to managed entities; like the next one far above what a user does by hand. */
  uploadFile: byRoute(300),
  exchangeExercises: byRoute(60),
  /** On a device that has signed in to the account before: a count that nobody else can use up. */
  signInKnown: { counts: 'failures', keys: { device: five } },
  /** All other devices together. The network's limit lets a school of 500 mistype behind one address. */
  signIn: {
    counts: 'failures',
    keys: {
      email: five,
      network: [{ points: 500, duration: 10 * minute }],
      /** Password spraying: a password, from one network, by the number of accounts that it was wrong for. */
      password: [{ points: 10, duration: hour }],
    },
    once: { password: 'email' },
  },
  /** The hour's limit leaves a mailed link valid for long enough to be used, since each mail voids the one before. */
  forgotPassword: { counts: 'calls', keys: { email: [perMinute(5), { points: 10, duration: hour }] } },
  changePasswordToken: byToken,
  founding: { counts: 'failures', keys: { ip: five } },
  /** Shared by both steps of the registration; the limits by address and network leave a lab room to register. */
  validateCode: {
    counts: 'failures',
    keys: {
      email: five,
      code: [perMinute(5), { points: 20, duration: 24 * hour }],
      ip: [perMinute(10)],
      network: [{ points: 200, duration: hour }],
    },
  },
  /** Every call counts, since the mail alone tells a right code; the counts by code and network are those of guesses. */
  changeCode: {
    counts: 'calls',
    keys: {
      email: five,
      code: [perMinute(5), { points: 20, duration: 24 * hour }],
      ip: [perMinute(30)],
      network: [{ points: 200, duration: hour }],
    },
  },
  changeCodeToken: byToken,
  currentPassword: { counts: 'failures', keys: { user: five } },
  reportError: { counts: 'calls', keys: { user: five } },
  /** Counts by the invited code, so that several administrators share the limit. */
  welcomePeople: { counts: 'calls', keys: { code: five } },
  changeAvatar: { counts: 'calls', keys: { user: five } },
} as const satisfies Record<string, RateLimit>

type RateLimits = typeof rateLimits
type Key<N extends keyof RateLimits> = keyof RateLimits[N]['keys'] & string

/** The limits of a route by IP address, which plugins/rate-limit.ts applies before the body is read. */
export type RouteLimit = { [N in keyof RateLimits]: 'route' extends Key<N> ? N : never }[keyof RateLimits]
/** The limits of an action by its subject, which `withRateLimit` applies. */
export type ActionLimit = Exclude<keyof RateLimits, RouteLimit>
/** The subject of an action: a value for each key of its limit. */
export type Subjects<N extends ActionLimit> = Record<Key<N>, string | number>

/** The limit of an action, with the details of its row forgotten. */
export const limitOf = (name: ActionLimit): RateLimit => rateLimits[name]

/** Returns the route configuration for @fastify/rate-limit. */
export function rateLimitOf(name?: RouteLimit) {
  if (!name) return { rateLimit: false as const }
  const [{ points, duration }] = rateLimits[name].keys.route
  return { rateLimit: { max: points, timeWindow: duration * 1000 } }
}
