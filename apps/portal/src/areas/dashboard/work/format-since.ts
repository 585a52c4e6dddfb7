const [hour, day] = [3_600_000, 86_400_000]

/** How long ago something was, or how soon it is, in whole days or hours: `3 days ago`, `in 2 hours`. */
export function formatSince(at: string, now: string, language: string): string {
  const passed = Date.parse(at) - Date.parse(now)
  const [unit, size] = Math.abs(passed) >= day ? (['day', day] as const) : (['hour', hour] as const)
  // Half an hour is no hour: what is nearer than one is `this hour`.
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(passed / size), unit)
}
