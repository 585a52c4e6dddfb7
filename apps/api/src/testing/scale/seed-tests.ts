import { region, sendingsPerUnit } from './sizes.ts'
import { objectionsIn } from './place.ts'
import type { Parts } from './statements.ts'

const sending = (index: string) => `((u - 1) * ${sendingsPerUnit} + (${index}) % ${sendingsPerUnit} + 1)`
const config = (index: string) => `((u - 1) / ${region.units} * ${region.tests} + (${index}) % ${region.tests} + 1)`
// The exercises of a test follow each other.
const exerciseOf = (test: string) => `((60 + (${test} - 1) % 60) * 6 + 1)`

/**
 * Attempts of students: a finished practice, one that is open, a finished test, and one that is finished, open or waits.
 * Their answers, of which some wait for a teacher; second versions, objections and claims.
 */
export const testStatements = (parts: Parts): string[] => {
  const { everyUnit, everyStudent, now, attempts, course } = parts
  const chapter = parts.chapterOf('n')
  const topic = `((${chapter} - 1) * ${course.topics} + 2 + a)`
  const practices = `(${topic} - (${topic} + ${course.topics - 1}) / ${course.topics})`
  const status = `case when a % 2 = 0 then 'FINISHED' when a = 1 or n % 4 = 1 then 'STARTED'
    when n % 4 = 2 then 'PENDING' else 'FINISHED' end`
  const firstExercise = `case when a < 2 then ${practices} * 6 - 5 else ${exerciseOf(config('n + a'))} end`
  const everyAttempt = `(select u, n, a, id as user_id, (id - 1) * ${attempts.each} + a + 1 as id, ${status} as status,
    ${firstExercise} as first from ${everyStudent}, generate_series(0, ${attempts.each - 1}) a) attempt`
  const isOver = `status = 'FINISHED'`
  // The open answers of some students wait for a teacher: in a test, or in a practice.
  const waits = `(a = 2 and n % 5 = 0 or a = 0 and n % 5 = 3)`
  const isMarked = `${isOver} and not (e = 4 and ${waits})`
  const isCorrected = `${isOver} and e = 4 and not ${waits}`
  const at = `${now} - (1 + user_id % 200) * interval '1 hour'`
  return [
    `insert into sendings (id, config_test_id, sender_id, press, created_at, audience, parcel, receiver_ids, receivers,
        done, finished_at)
      select ${sending('i')}, ${config('i')}, ${parts.teacherAt('u', 'i')}, 'press-' || u || '-' || i,
        ${now} - interval '9 days', jsonb_build_object('unity_ids', array[u], 'tribe_ids', array[]::int[], 'user_ids',
        array[]::int[], 'chapter_id', null),
        jsonb_build_object('title', 'Test', 'minutes', 60, 'show_feedback', true, 'shuffled', false, 'exercise_ids',
        (select array_agg(e) from generate_series(${exerciseOf(config('i'))}, ${exerciseOf(config('i'))} + 5) e)),
        (select array_agg(${parts.studentAt('u', 's')} order by s) from generate_series(0, ${parts.students - 1}) s
          where (s + 2) % ${sendingsPerUnit} = i % ${sendingsPerUnit} or (s + 3) % ${sendingsPerUnit} = i % ${sendingsPerUnit}),
        ${Math.floor(parts.students / 2)}, ${Math.floor(parts.students / 2)}, ${now}
      from ${everyUnit}, generate_series(0, ${sendingsPerUnit - 1}) i`,
    `insert into tests (id, user_id, topic_id, config_test_id, sending_id, kind, status, show_feedback, exercise_ids,
        minutes, start_at, end_at, finish_at, total, correct, wrong, blank, waiting, credit)
      select id, user_id, case when a < 2 then ${topic} end, case when a > 1 then ${config('n + a')} end,
        case when a > 1 then ${sending('n + a')} end, case when a < 2 then 'PRACTICE' else 'TEST' end, status, true,
        array[first, first + 1, first + 2, first + 3, first + 4, first + 5], case when a > 1 then 60 end,
        case when status <> 'PENDING' then ${at} end,
        case when a > 1 and status = 'STARTED' then ${now} + interval '3 days'
          when a > 1 and ${isOver} then ${at} + interval '1 hour' end,
        case when ${isOver} then ${at} end, case when ${isOver} then 6 end, case when ${isOver} then 3 end,
        case when ${isOver} then 1 end, case when ${isOver} then 1 end,
        case when ${isOver} then ${waits}::int end, case when ${isOver} then 300 end
      from ${everyAttempt} order by a, user_id`,
    // The fifth exercise of six is an open one.
    `insert into answers (id, test_id, exercise_id, alternatives, text, gist, saved_at, answered_at, correct, credit,
        evaluation, corrected_by, corrected_at, corrections)
      select (attempt.id - 1) * ${attempts.answers} + e + 1, attempt.id, first + e,
        case when e < 2 then array[1 + (n + e) % 3] else '{}' end, case when e < 2 then '' else 'house' end,
        case when e = 4 then '' else md5(e || ' ' || n % 3) end, ${at}, case when ${isOver} then ${at} end,
        case when ${isMarked} then e <> 1 end,
        case when ${isMarked} then case when e <> 1 then 100 else 0 end end,
        case when ${isCorrected} then 8 end,
        case when ${isCorrected} then ${parts.teacherAt('u', 'n')} end,
        case when ${isCorrected} then ${now} end, (${isCorrected})::int
      from ${everyAttempt}, generate_series(0, ${attempts.answers - 1}) e where status <> 'PENDING'
      order by a, user_id`,
    `insert into second_versions (answer_id, text, sent_at)
      select (id - 1) * ${attempts.answers} + 5, 'Once more.', ${now} - n * interval '1 minute'
      from ${everyAttempt} where a = 2 and n % 10 = 1`,
    `insert into objections (id, answer_id, exercise_id, gist, reason, created_at)
      select (u - 1) * ${objectionsIn(parts)} + n / 10 + 1, (id - 1) * ${attempts.answers} + 2, first + 1, md5('1 ' || n % 3), 'It is right.', ${now} - interval '1 day'
      from ${everyAttempt} where a = 2 and n % 10 = 2`,
    `insert into rulings (exercise_id, gist, accepted, user_id, at, finished_at)
      select 1 + u % 500, md5('ruling ' || u), false, (u - 1) * ${parts.peoplePerUnit} + 1, ${now}, ${now} from ${everyUnit}`,
    `insert into correction_claims (answer_id, user_id, until)
      select (id - 1) * ${attempts.answers} + 5, ${parts.teacherAt('u', '0')}, ${now} + interval '5 minutes'
      from ${everyAttempt} where a = 2 and n = 5`,
  ]
}
