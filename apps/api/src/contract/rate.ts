/** How often a call may be made. */
export interface Rate {
  /** By one network address in a minute. */
  perAddress?: number
}

/** The setting of a route for it. */
export const rateOf = ({ perAddress }: Rate) => ({
  rateLimit: perAddress ? { max: perAddress, timeWindow: 60_000 } : (false as const),
})
