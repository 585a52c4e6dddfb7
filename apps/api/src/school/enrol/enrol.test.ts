import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { books, chapters, enrolments, users } from '../../db/schema/index.ts'
import { header, openEmptySchool, type EmptySchool } from '../testing.ts'
import { enrol } from './enrol.ts'

let school: EmptySchool
beforeAll(async () => {
  school = await openEmptySchool()
})
beforeEach(async () => {
  await school.empty()
  await school.found('Centro', 'São Paulo')
})
afterAll(() => school.close())

const lines = (...rows: string[]) => [header, ...rows].join('\n')
const answer = (content: string | Buffer, ...options: string[]) =>
  enrol([school.file(content), ...options])(school.tools)
/** Without the warning of the short codes that these files have. */
const read = async (content: string | Buffer, ...options: string[]) =>
  (await answer(content, ...options)).replace(/\n\d+ codes? (is|are) short.*/, '')
const stored = () => school.db.select().from(enrolments).orderBy(enrolments.code)
const many = (count: number) =>
  lines(...Array.from({ length: count }, (_, index) => `KEY-${index + 10_000},STUDENT,Centro,Ivy,Person,,`))
const rui = 'KEY-1,STUDENT,Centro,Ivy,Rui Prado,529.982.247-25,Rui@Example.com'

describe('enrol writes', () => {
  it('each line as a code that waits for its person', async () => {
    expect(await read(lines(rui, 'KEY-2,TEACHER,Centro,,Bia,,bia@example.com'))).toBe('2 new, 0 unchanged')
    expect(await stored()).toMatchObject([
      {
        code: 'KEY-1',
        profile: 'STUDENT',
        unity_id: 1,
        tribe_id: 6,
        name: 'Rui Prado',
        cpf: '52998224725',
        email: 'rui@example.com',
        user_id: null,
        used_at: null,
      },
      { code: 'KEY-2', profile: 'TEACHER', tribe_id: null, cpf: null, email: 'bia@example.com' },
    ])
  })

  it('what a spreadsheet in Portuguese saves', async () => {
    const file = [
      '\uFEFFNome;Código;Perfil;Unidade;Tribo;;',
      '"Rui ""R""; Prado";KEY-1;aluno;SAO PAULO;ivy;;',
      ';;;;;;',
      '',
      'Jose\u0301;KEY-2;Autodidata;são paulo;;;',
      '',
    ]
    expect(await read(file.join('\r\n'))).toBe('2 new, 0 unchanged')
    expect(await stored()).toMatchObject([
      { name: 'Rui "R"; Prado', unity_id: 2, tribe_id: 6, profile: 'STUDENT' },
      { name: 'José', unity_id: 2, tribe_id: null, profile: 'AUTODIDACT' },
    ])
  })

  it('the chapter that a person starts at, by its number on the path, and refuses one that is not on it', async () => {
    const [book] = await school.db.insert(books).values({ name: 'Book', position: 1 }).returning()
    const book_id = book?.id ?? 0
    const rows = [2, 1].map((position) => ({ book_id, position, name: `Chapter ${position}`, published: true }))
    const [second] = await school.db.insert(chapters).values(rows).returning()
    const file = [
      'code,profile,unit,tribe,name,capítulo',
      'KEY-1,student,Centro,Ivy,Rui,2',
      'KEY-2,student,Centro,Ivy,Bia,',
    ]
    expect(await read(file.join('\n'))).toBe('2 new, 0 unchanged')
    expect(await stored()).toMatchObject([{ chapter_id: second?.id }, { chapter_id: null }])
    const wrong = read(file.join('\n').replace(',2', ',3'))
    await expect(wrong).rejects.toThrow('line 2: chapter "3"')
  })

  it('nothing at a second run of the same file, although a code was used since', async () => {
    await read(lines(rui))
    const [user] = await school.db
      .insert(users)
      .values({ name: 'Rui', email: 'r@example.com', unity_id: 1 })
      .returning()
    await school.db.update(enrolments).set({ user_id: user?.id ?? null, used_at: school.tools.clock() })
    const before = await stored()
    expect(await read(lines(rui, 'KEY-2,TEACHER,Centro,,Bia,,bia@example.com'))).toBe('1 new, 1 unchanged')
    expect((await stored())[0]).toEqual(before[0])
  })

  it('nothing in a dry run, which says what would happen', async () => {
    expect(await read(lines(rui), '--dry-run')).toBe('1 new, 0 unchanged\nThis was a dry run: nothing was written.')
    expect(await stored()).toEqual([])
  })

  it('ten thousand lines at once', async () => {
    expect(await read(many(10_000))).toBe('10000 new, 0 unchanged')
    expect(await read(many(10_000))).toBe('0 new, 10000 unchanged')
    expect(await school.db.$count(enrolments)).toBe(10_000)
  })
})

describe('enrol changes', () => {
  const bia = 'KEY-1,TEACHER,Centro,,Bia,,bia@example.com'
  beforeEach(() => read(lines(rui)))

  it('an existing code on request alone', async () => {
    const before = await stored()
    await expect(read(lines(bia))).rejects.toThrow(
      'line 2: code "KEY-1" is there with another profile, tribe, name, cpf, e-mail; --update changes it',
    )
    expect(await stored()).toEqual(before)
    expect(await read(lines(bia), '--update')).toBe('0 new, 1 changed, 0 unchanged')
    expect(await stored()).toMatchObject([{ profile: 'TEACHER', tribe_id: null, name: 'Bia', cpf: null }])
  })

  it('no code that was used', async () => {
    await school.db.update(enrolments).set({ used_at: school.tools.clock() }).where(eq(enrolments.code, 'KEY-1'))
    const before = await stored()
    await expect(read(lines(bia), '--update')).rejects.toThrow('code "KEY-1" was used already')
    expect(await stored()).toEqual(before)
  })
})

describe('enrol refuses a whole file', () => {
  it('with every fault by its line, in the order of the file', async () => {
    const file = lines(
      rui,
      'KEY,student,Centro,Ivy,Bia,,',
      'KEY-3,wizard,Norte,Moon,,529.982.247-24,bia@',
      'KEY-4,student,Centro,,Bia,1234567891,',
      'KEY-1,teacher,Centro,,Bia,,',
      'KEY-5,teacher,Centro,,Bia,,,more',
      '"KEY-6",teacher,Centro,,"Two\nlines",,',
      ',teacher,Centro,,,,',
    )
    const refused = await read(file).catch((error: unknown) => String(error))
    const units = 'known are "Centro", "São Paulo"'
    for (const fault of [
      'line 3: code "KEY" needs 5 to 40 characters',
      'line 4: profile "wizard" is not known; known are "STUDENT", "TEACHER", "AUTODIDACT"',
      `line 4: unit "Norte" is not known; ${units}`,
      'line 4: tribe "Moon" is not known; known are "Hearth"',
      'line 4: name is missing',
      'line 4: cpf "529.982.247-24" has wrong check digits',
      'line 4: e-mail "bia@" is not valid',
      'line 5: tribe is missing',
      'line 5: cpf "1234567891" has 10 digits where 11 are needed',
      'line 6: code "KEY-1" stands in line 2 too',
      'line 7: 8 values where the first line names 7 columns',
      'line 8: name has a line break',
      'line 10: name is missing',
      'Nothing was written: 7 lines are not right.',
    ])
      expect(refused).toContain(fault)
    const order = [...refused.matchAll(/line (\d+):/g)].map(([, line]) => Number(line))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a column that is missing', 'code,profile,name\nx', 'column "unit" is missing'],
    ['a column that is not known where one is missing', 'code,profile,unidde,name\nx', 'column "unidde" is not known'],
    ['a column twice', 'code,codigo,profile,unit,name\nx', 'column "code" stands there twice'],
    ['no rows', header, 'The file has no rows'],
    ['nothing', '', 'The file has no rows'],
    ['a quotation mark left open', lines('KEY-1,"STUDENT'), 'line 2: a quotation mark is not closed'],
    [
      'the letters of MS-DOS',
      Buffer.from(lines('KEY-1,TEACHER,S\u00C6o Paulo'), 'latin1'),
      'line 2: the letters are written',
    ],
    ['a workbook', Buffer.from('PK\u0003\u0004...'), 'The file is no text'],
  ])('with %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
    expect(await stored()).toEqual([])
  })

  it('that is not there', async () => {
    await expect(enrol(['none.csv'])(school.tools)).rejects.toThrow('There is no file')
    await expect(enrol(['.'])(school.tools)).rejects.toThrow('cannot be read')
    expect(() => enrol([])).toThrow('The name of the file is missing.')
  })

  it('when the database refuses its last line', async () => {
    await school.db.execute(`alter table enrolments add constraint last check (code <> 'KEY-11499')`)
    await expect(read(many(1500))).rejects.toThrow('Failed query')
    await school.db.execute('alter table enrolments drop constraint last')
    expect(await stored()).toEqual([])
  })
})
