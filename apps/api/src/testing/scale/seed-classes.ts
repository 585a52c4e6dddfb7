import type { Parts } from './statements.ts'

/** Classes from weeks ago to weeks ahead with their series, bookings and waiting lists. */
export const classStatements = (parts: Parts): string[] => {
  const { everyUnit, rooms, classesPerWeek, studentsPerClass, now, weeks } = parts
  const days = 5
  const hours = classesPerWeek / rooms / days
  const monday = `date_trunc('week', ${now} at time zone 'America/Sao_Paulo')`
  // Room `r` has a series at each hour `h`; a class is the series' on day `d` of week `w`.
  const series = `(u - 1) * ${rooms * hours} + r * ${hours} + h + 1`
  const perUnit = classesPerWeek * (weeks.before + weeks.ahead)
  const slot = `(w * ${days} + d) * ${hours} + h`
  const everyClass = `(select u, w, d, h, r, (u - 1) * ${perUnit} + (${slot}) * ${rooms} + r + 1 as id,
      ${series} as series_id, ${slot} as slot,
      ${monday} + ((w - ${weeks.before}) * 7 + d) * interval '1 day' + (9 + h) * interval '1 hour' as local_start
    from ${everyUnit}, generate_series(0, ${weeks.before + weeks.ahead - 1}) w, generate_series(0, ${days - 1}) d,
      generate_series(0, ${hours - 1}) h, generate_series(0, ${rooms - 1}) r) class`
  const start = `(local_start at time zone 'America/Sao_Paulo')`
  const isFull = `(r + d) % 5 = 0`
  // Rooms of one hour take different students; the next hour takes others.
  const taken = (seat: string) => parts.studentAt('u', `r * ${studentsPerClass} + ${seat} + slot * 7`)
  const waits = (seat: string) => parts.studentAt('u', `${rooms * studentsPerClass} + r * 2 + ${seat} + slot * 7`)
  return [
    `insert into class_series (id, unity_id, name, online, room_id, teacher_id, weekdays, start_time, minutes, first_day,
        last_day, max_students)
      select ${series}, u, 'Series ' || r, false, (u - 1) * ${rooms} + r + 1, ${parts.teacherAt('u', 'r')},
        '{1,2,3,4,5}', lpad((9 + h)::text, 2, '0') || ':00', 60,
        (${monday} - interval '${weeks.before} weeks')::date, (${monday} + interval '${weeks.ahead} weeks')::date - 1, 10
      from ${everyUnit}, generate_series(0, ${rooms - 1}) r, generate_series(0, ${hours - 1}) h`,
    `insert into classes (id, unity_id, name, short_name, room_id, teacher_id, start_date, end_date, max_students,
        scheduled_students, url, series_id, local_day, local_time)
      select id, u, 'Class ' || slot, case when r % 5 = 0 then '@TALK' else 'TALK' end,
        case when r % 5 = 0 then null else (u - 1) * ${rooms} + r + 1 end, ${parts.teacherAt('u', 'r')}, ${start},
        ${start} + interval '1 hour', case when ${isFull} then ${studentsPerClass} else 10 end, ${studentsPerClass},
        case when r % 5 = 0 then 'https://meet.example.com/' || id end, series_id, local_start::date,
        lpad((9 + h)::text, 2, '0') || ':00'
      from ${everyClass}`,
    `insert into class_students (class_id, user_id, booked_at, present, during)
      select id, ${taken('seat')}, ${now} - interval '30 days', case when ${start} < ${now} then seat <> 0 end,
        tstzrange(${start}, ${start} + interval '1 hour')
      from ${everyClass}, generate_series(0, ${studentsPerClass - 1}) seat`,
    `insert into class_waiting (class_id, user_id, since)
      select id, ${waits('seat')}, ${now} - interval '1 day'
      from ${everyClass}, generate_series(0, 1) seat where ${isFull} and ${start} > ${now}`,
    `insert into changes (entity, entity_id, user_id, at, action, before, after)
      select 'classes', id, ${parts.teacherAt('u', 'r')}, ${now} - interval '9 days', 'UPDATE', '{"name":"Before"}',
        '{"name":"After"}'
      from ${everyClass} where r = 0`,
  ]
}
