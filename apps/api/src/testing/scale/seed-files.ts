import type { Parts } from './statements.ts'

/** Files of the media library for each unit: more than a school of its size sends in years. */
const filesPerUnit = 100

/** The files by their number from 1, their ids after that of the one file of the course; every fourth one is unused. */
export const fileIds = {
  image: (unit: number) => 6 * unit + 1,
  film: (unit: number) => 6 * unit + 3,
  unused: (unit: number) => 4 * unit + 4,
}

/** The media library. */
export const fileStatements = ({ units, now }: Parts): string[] => [
  `insert into files (id, key, kind, name, bytes, created_at, unused_at)
    select n + 1, 'managed/media/' || n, (array['image', 'audio', 'video', 'pdf', 'captions', 'other'])[1 + n % 6],
      'picture ' || n % 500, 1000, ${now} - n * interval '1 hour', case when n % 4 = 3 then ${now} - n * interval '1 hour' end
    from generate_series(1, ${units * filesPerUnit}) n order by n desc`,
  `insert into file_uses (key, entity, row_id, place)
    select 'managed/media/' || n, 'articles', 1 + n % 200, 'image'
    from generate_series(1, ${units * filesPerUnit}) n where n % 4 <> 3 order by n`,
]
