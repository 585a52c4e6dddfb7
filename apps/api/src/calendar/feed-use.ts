const dayMs = 86_400_000
const inUseMs = 7 * dayMs
const precisionMs = 3_600_000

/** Whether some calendar follows a user's feed, so that it needs nothing by mail. */
export const isFeedInUse = (read_at: Date | null, now: Date): boolean =>
  read_at !== null && now.getTime() - read_at.getTime() < inUseMs

/** Whether a reading of the feed is to be recorded: once an hour is precise enough. */
export const isReadingDue = (read_at: Date | null, now: Date): boolean =>
  read_at === null || now.getTime() - read_at.getTime() >= precisionMs
