import { administrators } from './sizes.ts'
import type { Parts } from './statements.ts'

const firstNames = 'Ana Bruno Carla Davi Elisa Fabio Gabriela Hugo Iara Joana Kaique Lia Mateus Nina Otavio Paula'
const lastNames = 'Almeida Barbosa Cardoso Dias Esteves Ferreira Gomes Henriques Lima Martins Nunes Oliveira Pires'
const pick = (names: string, by: string) => {
  const all = names.split(' ')
  return `(array['${all.join("','")}'])[1 + (${by}) % ${all.length}]`
}

/** Units and people with their sessions, duties, invitations, notes, and where they are in the course. */
export const peopleStatements = (parts: Parts): string[] => {
  const { everyUnit, everyone, everyStudent, peoplePerUnit, teachers, staff, units, now, course } = parts
  // As `chapterOf('n')` of a student, whose n is k less the staff and one; others have one, too.
  const chapter = parts.chapterOf(`(k + ${4 * (staff + 1)})`)
  return [
    `insert into unities (name) select 'Unit ' || u from ${everyUnit} order by u`,
    `insert into rooms (unity_id, name, places)
      select u, 'Room ' || r, 12 from ${everyUnit}, generate_series(1, ${parts.rooms}) r order by u, r`,
    `insert into holidays (unity_id, name, first_day, last_day)
      select u, 'Local day', (${now} + interval '40 days')::date, (${now} + interval '40 days')::date from ${everyUnit}`,
    `insert into partner_unities (partner_id, unity_id)
      select 1 + u % 60, u from ${everyUnit} where u % 2 = 0`,
    `insert into users (id, name, email, profile, admin, unity_id, tribe_id, chapter_id, language, created_at)
      select id, ${pick(firstNames, 'id * 7')} || ' ' || ${pick(lastNames, 'id * 11')} || ' ' || id,
        'person-' || id || '@scale.example.com',
        case when k between 2 and ${teachers + 1} then 'TEACHER' when k = ${staff} then 'AUTODIDACT' else 'STUDENT' end,
        k = 1 and u <= ${administrators}, u, 1 + id % 7, ${chapter}, 'en', ${now} - (id % 400) * interval '1 day'
      from ${everyone}`,
    `insert into user_unities (user_id, unity_id) select id, u from ${everyone}`,
    // The first teacher of each unit teaches in the next one too.
    `insert into user_unities (user_id, unity_id)
      select (u - 1) * ${peoplePerUnit} + 2, u % ${units} + 1 from ${everyUnit}`,
    `insert into sessions (token_hash, user_id, unity_id, created_at, last_seen_at, expires_at)
      select encode(sha256(('scale-' || id)::bytea), 'hex'), id, u, ${now}, ${now}, ${now} + interval '20 days'
      from ${everyone}`,
    `insert into known_devices (user_id, device_hash, last_at)
      select id, encode(sha256(('device-' || id || '-' || d)::bytea), 'hex'), ${now} from ${everyone}, generate_series(1, 2) d`,
    // The last student of each unit helps at the desk and with the timetable.
    `insert into duties (user_id, duty, unity_id)
      select u * ${peoplePerUnit}, duty, u from ${everyUnit}, unnest(array['DESK', 'TIMETABLE']) duty`,
    `insert into enrolments (code, profile, unity_id, tribe_id, name, created_at)
      select 'free-' || u || '-' || i, 'STUDENT', u, 1 + i % 7, ${pick(firstNames, 'u + i')} || ' ' || i,
        ${now} - i * interval '1 day'
      from ${everyUnit}, generate_series(1, 10) i`,
    `insert into enrolments (code, profile, unity_id, name, user_id, used_at, created_at)
      select 'used-' || id, 'STUDENT', u, 'Person ' || id, id, ${now}, ${now} from ${everyStudent}`,
    `insert into links (kind, token_hash, user_id, expires_at)
      select 'password', encode(sha256(('link-' || id)::bytea), 'hex'), id, ${now} + interval '20 minutes'
      from ${everyStudent} where n % 10 = 0`,
    `insert into links (kind, token_hash, user_id, code, expires_at)
      select 'code', encode(sha256(('code-' || u)::bytea), 'hex'), u * ${peoplePerUnit} - 1, 'free-' || u || '-2',
        ${now} + interval '20 minutes'
      from ${everyUnit}`,
    `insert into rate_limits (key, points, expire)
      select md5('limit ' || id), 1, (extract(epoch from ${now}) * 1000)::bigint + 60000 from ${everyone}`,
    `insert into error_reports (user_id, unity_id, subject, description, url, details, created_at)
      select id, u, 'Others', 'Something is wrong.', '/', '{}', ${now} - id % 60 * interval '1 day'
      from ${everyStudent} where n % 10 = 3`,
    `insert into person_notes (user_id, author_id, text, created_at)
      select id, ${parts.teacherAt('u', 'n')}, 'Speaks well.', ${now} from ${everyStudent} where n % 5 = 0`,
    `insert into mails (id, kind, address, language, claimed_at, sent_at)
      select gen_random_uuid(), 'test', 'person-' || id || '@scale.example.com', 'en', ${now}, ${now}
      from ${everyone}, generate_series(1, 2)`,
    `insert into changes (entity, entity_id, user_id, at, action, before, after)
      select 'people', id, (u - 1) * ${peoplePerUnit} + 1, ${now} - interval '1 day', 'UPDATE',
        '{"name":"Before"}', '{"name":"After"}'
      from ${everyStudent}`,
    `insert into uploads (id, user_id, entity, field, key, at, until)
      select 'upload-' || u, (u - 1) * ${peoplePerUnit} + 1, 'chapters', 'image', 'uploads/' || u, ${now},
        ${now} + interval '1 day'
      from ${everyUnit}`,
    `insert into phrases (user_id, text)
      select ${parts.teacherAt('u', 'i')}, 'Well done ' || i from ${everyUnit}, generate_series(1, 6) i`,
    `insert into chapter_releases (user_id, chapter_id, release_at)
      select (u - 1) * ${peoplePerUnit} + ${staff}, chapter, ${now} + interval '9 days'
      from ${everyUnit}, generate_series(8, 10) chapter`,
    `insert into chapter_marks (user_id, chapter_id, how, at)
      select id, chapter, 'FINISHED', ${now} - interval '30 days'
      from ${everyone}, generate_series(1, ${chapter} - 1) chapter`,
    // The topics of the chapters before, and the first two of the current one.
    `insert into topic_conclusions (user_id, topic_id, concluded_at)
      select id, topic, ${now} - interval '30 days'
      from ${everyone}, generate_series(1, (${chapter} - 1) * ${course.topics} + 2) topic`,
  ]
}
