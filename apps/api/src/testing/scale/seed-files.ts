import type { Parts } from './statements.ts'

/** Files of the media library for each unit: more than a school of its size sends in years. */
const filesPerUnit = 100

/** The last id that the files of the course may have. */
const ofCourse = 1000

/** The ids of files by the number of a unit; every fourth file is unused. */
export const fileIds = {
  image: (unit: number) => ofCourse + 6 * unit,
  film: (unit: number) => ofCourse + 6 * unit + 2,
  unused: (unit: number) => ofCourse + 4 * unit + 3,
}

/** The media library; none of it is past its time. */
export const fileStatements = ({ units, now }: Parts): string[] => [
  `insert into files (id, key, kind, name, bytes, created_at, unused_at)
    select ${ofCourse} + n, 'managed/media/' || n, (array['image', 'audio', 'video', 'pdf', 'captions', 'other'])[1 + n % 6],
      'picture ' || n % 500, 1000, ${now} - n * interval '1 minute', case when n % 4 = 3 then ${now} - n * interval '1 minute' end
    from generate_series(1, ${units * filesPerUnit}) n order by n desc`,
  `insert into file_uses (key, entity, row_id, place)
    select 'managed/media/' || n, 'articles', 1 + n % 200, 'image'
    from generate_series(1, ${units * filesPerUnit}) n where n % 4 <> 3 order by n`,
  // What attempts show, and what an exercise showed before anybody had begun with it.
  `insert into file_uses (key, entity, row_id, place, former)
    select 'managed/media/' || n, 'exercises', case when n % 4 = 3 then 0 else 1 + n % 200 end, 'attempts', n % 4 = 3
    from generate_series(1, ${units * filesPerUnit}) n where n % 5 = 0 order by n`,
]
