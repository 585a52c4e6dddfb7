const dayMs = 86_400_000

/** Monday of next week, by the clocks of the school: classes of that week have not begun. */
export function nextMonday(now = new Date()): Date {
  const here = new Date(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now))
  return new Date(here.getTime() + (8 - (here.getUTCDay() || 7)) * dayMs)
}

/** A day as `2026-11-30`. */
export const dayOf = (monday: Date, later = 0) => new Date(monday.getTime() + later * dayMs).toISOString().slice(0, 10)

/** The rooms of the school, and how many people fit into each. */
export const rooms = { Blue: 12, Green: 10, Attic: 6, Cellar: 6 } as const

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const

/** 20 series: each room has a class at 19:00 on five days. Laura gives those of Blue, nobody yet the others. */
export function seriesFile(monday: Date): string {
  const teachers: Partial<Record<string, string>> = { Blue: 'laura@example.com' }
  const lines = Object.keys(rooms).flatMap((room) =>
    days.map((day) => {
      const term = `${dayOf(monday)},${dayOf(monday, 60)}`
      return `${day} in ${room},${room},${teachers[room] ?? ''},${day},19:00,60,${term},2,no,1,3`
    }),
  )
  const columns = 'name,room,teacher,weekdays,start,minutes,first_day,last_day,places,online,chapter_from,chapter_to'
  return [columns, ...lines].join('\n')
}
