/**
 * How many seconds the server takes at most to read what comes from outside, by what it is: it is then refused as too
 * heavy. A client waits as much longer for these calls than for others.
 */
export const readingSeconds = { exercises: 20, people: 30, paste: 10, series: 10, media: 15 } as const
