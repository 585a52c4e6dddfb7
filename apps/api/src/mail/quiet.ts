import { limits, localTimeOf, wallTimeToInstant } from '@the-house/domain'

const { quietFromHour, quietUntilHour, messageMailMinutes } = limits
const day = 86_400_000

/** The seconds from an instant until the quiet hours of a time zone are over, in which no mails are sent; 0 by day. */
export function secondsOfNight(now: Date, timeZone: string): number {
  const { day: today, time } = localTimeOf(now, timeZone)
  const hour = Number(time.slice(0, 2))
  if (hour >= quietUntilHour && hour < quietFromHour) return 0
  const morning = hour >= quietFromHour ? new Date(Date.parse(today) + day).toISOString().slice(0, 10) : today
  const { instant } = wallTimeToInstant(morning, `${String(quietUntilHour).padStart(2, '0')}:00`, timeZone)
  return Math.ceil((instant.getTime() - now.getTime()) / 1000)
}

/** The seconds that the mail of a message waits: until a recall has had its time, and not into the night. */
export function secondsUntilMail(now: Date, timeZone: string): number {
  const seconds = messageMailMinutes * 60
  return seconds + secondsOfNight(new Date(now.getTime() + seconds * 1000), timeZone)
}
