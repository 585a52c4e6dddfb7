import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { config_tests, tests, user_unities } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { assignEndedTest, assignTest } from '../../testing/assigned-tests.ts'
import { addTest } from '../../testing/timed.ts'
import { addUnity } from '../../testing/unit.ts'

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true })
})
afterAll(() => context.close())

const names = (list: { content: { student: { name: string } }[] }) => list.content.map(({ student }) => student.name)

describe('the list of sent tests', () => {
  let config: number
  beforeEach(async () => {
    await context.db.update(tests).set({ kind: 'PRACTICE', config_test_id: null })
    config = await addTest(context)
  })

  it('returns the outcome of each, and how many there are', async () => {
    const [ana, bia, caio] = [
      await context.arrive({ name: 'Ana' }),
      await context.arrive({ name: 'Bia' }),
      await context.arrive({ name: 'Caio' }),
    ]
    await assignTest(context, { user_id: ana.user.id, config_test_id: config, sent: '2026-02-03T10:00:00Z' })
    await assignEndedTest(context, { user_id: bia.user.id, config_test_id: config }, [100, 50, 'waits', null])
    await assignTest(context, { user_id: caio.user.id, config_test_id: config, recalled_at: context.clock() })
    const { body } = await admin.get('/tests')
    expect(body.content).toMatchObject([
      { student: { name: 'Caio' }, status: 'RECALLED', percentage: null },
      { student: { name: 'Bia' }, status: 'FINISHED', percentage: 50, waiting: 1, unity: { name: 'Centre' } },
      {
        student: { name: 'Ana' },
        config_test: { id: config, name: 'The check' },
        status: 'PENDING',
        sent_at: '2026-02-03T10:00:00.000Z',
        start_at: null,
        percentage: null,
      },
    ])
    const totals = { pending: 1, started: 0, finished: 1, expired: 0, recalled: 1, waiting: 1, mean: 50 }
    expect(body.meta).toMatchObject({ page: 1, size: 20, total: 3, totals })
  })

  it('rounds a result as its student sees it, and has none where all of it waits', async () => {
    const [one, other] = [await context.arrive({ name: 'One' }), await context.arrive({ name: 'Other' })]
    const id = await assignEndedTest(
      context,
      { user_id: one.user.id, config_test_id: config },
      [100, 100, 0, 50, 50, 33],
    )
    await assignEndedTest(context, { user_id: other.user.id, config_test_id: config }, ['waits', 'waits'])
    const { body } = await admin.get('/tests')
    expect(body.content.map((row: { percentage: number }) => row.percentage)).toEqual([null, 56])
    expect((await one.get(`/tests/${id}/info`)).body.feedback.percentage).toBe(56)
  })

  it('is searched by student and by test, and narrowed by test, unit, status and time', async () => {
    const north = await addUnity(context.db, 'America/Manaus')
    const ana = await context.arrive({ name: 'Ana Lúcia' })
    const rui = await context.arrive({ name: 'Rui', unity_id: north })
    const other = await addTest(context, { name: 'Spelling bee' })
    await assignTest(context, { user_id: ana.user.id, config_test_id: config, sent: '2025-12-31T23:00:00Z' })
    await assignEndedTest(context, { user_id: rui.user.id, config_test_id: config, sent: '2026-02-01T12:00:00Z' }, [0])
    // Half past midnight on 1 March in UTC is still February in São Paulo.
    await assignTest(context, { user_id: rui.user.id, config_test_id: other, sent: '2026-03-01T00:30:00Z' })
    const found = async (query: string) => names((await admin.get(`/tests?${query}`)).body)
    expect(await found('term=lucia')).toEqual(['Ana Lúcia'])
    expect(await found('term=spell')).toEqual(['Rui'])
    expect(await found('term=nobody')).toEqual([])
    expect(await found(`config_test_id=${config}`)).toEqual(['Rui', 'Ana Lúcia'])
    expect(await found(`unity_id=${north}`)).toEqual(['Rui', 'Rui'])
    expect(await found('status=FINISHED')).toEqual(['Rui'])
    expect(await found('period=2026-02')).toEqual(['Rui', 'Rui'])
    expect(await found('period=2026-03')).toEqual([])
    expect(await found('period=2025')).toEqual(['Ana Lúcia'])
    expect(await found(`period=2026&status=PENDING`)).toEqual(['Rui'])
    expect((await admin.get('/tests?period=2026-13')).status).toBe(412)
  })

  it('is put in order, what has nothing to order by at the end', async () => {
    const people = await Promise.all(['Édi', 'Ana', 'Zoe'].map((name) => context.arrive({ name })))
    const [edi, ana, zoe] = people.map(({ user }) => ({ user_id: user.id, config_test_id: config }))
    await assignTest(context, zoe ?? { user_id: 0, config_test_id: 0 })
    await assignEndedTest(context, ana ?? { user_id: 0, config_test_id: 0 }, [0])
    await assignEndedTest(context, edi ?? { user_id: 0, config_test_id: 0 }, [100])
    const sorted = async (sort: string) => names((await admin.get(`/tests?sort=${sort}`)).body)
    expect(await sorted('student')).toEqual(['Ana', 'Édi', 'Zoe'])
    expect(await sorted('-student')).toEqual(['Zoe', 'Édi', 'Ana'])
    expect(await sorted('percentage')).toEqual(['Ana', 'Édi', 'Zoe'])
    expect(await sorted('-percentage')).toEqual(['Édi', 'Ana', 'Zoe'])
    expect(names((await admin.get('/tests?sort=student&page=2&size=2')).body)).toEqual(['Zoe'])
  })

  it('shows a teacher the students of the own units alone, in the report and in the file too', async () => {
    const north = await addUnity(context.db, 'America/Manaus')
    const [near, far, both] = [
      await context.arrive({ name: 'Near' }),
      await context.arrive({ name: 'Far', unity_id: north }),
      await context.arrive({ name: 'Both', unity_id: north }),
    ]
    await context.db.insert(user_unities).values({ user_id: both.user.id, unity_id: 1 })
    for (const { user } of [near, far, both])
      await assignEndedTest(context, { user_id: user.id, config_test_id: config }, [100])
    const teacher = await context.arrive({ profile: 'TEACHER' })
    expect(names((await teacher.get('/tests')).body)).toEqual(['Both', 'Near'])
    expect((await teacher.get(`/config_tests/${config}/report`)).body.totals.finished).toBe(2)
    expect((await admin.get(`/config_tests/${config}/report`)).body.totals.finished).toBe(3)
    const { payload } = await context.server.inject({
      url: '/api/v1/tests/export',
      headers: { authorization: teacher.token },
    })
    expect(payload).not.toContain('Far')
  })
})

describe('the report of a test', () => {
  it('adds up its results in ten steps', async () => {
    const config = await addTest(context)
    for (const credit of [0, 9, 10, 99, 100]) {
      const { user } = await context.arrive()
      await assignEndedTest(context, { user_id: user.id, config_test_id: config }, [credit])
    }
    const { user } = await context.arrive()
    await assignTest(context, { user_id: user.id, config_test_id: config })
    const { body } = await admin.get(`/config_tests/${config}/report`)
    expect(body).toMatchObject({ id: config, name: 'The check', totals: { pending: 1, finished: 5, mean: 44 } })
    expect(body.distribution.map(({ count }: { count: number }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
    expect(body.distribution[0]).toEqual({ from: 0, to: 9, count: 2 })
    expect(body.distribution[9]).toEqual({ from: 90, to: 100, count: 2 })
  })

  it('returns how each exercise went, and its discrimination once enough students have done it', async () => {
    const config = await addTest(context)
    const end = async (credits: Parameters<typeof assignEndedTest>[2]) => {
      const { user } = await context.arrive()
      await assignEndedTest(context, { user_id: user.id, config_test_id: config }, credits)
    }
    // The first exercise correlates with the rest, the second inversely, and the third is the same for all.
    for (let round = 0; round < 4; round += 1) {
      await end([100, 0, 100, 80])
      await end([0, 100, 100, 10])
    }
    await end([100, null, 100, 'waits'])
    const few = await admin.get(`/config_tests/${config}/report`)
    expect(few.body.exercises.map((one: { discrimination: null }) => one.discrimination)).toEqual([
      null,
      null,
      null,
      null,
    ])
    await end([0, null, 100, 'waits'])
    const { body } = await admin.get(`/config_tests/${config}/report`)
    expect(body.exercises).toMatchObject([
      { type: 'UNIQUE_ALTERNATIVE', held: 10, blank: 0, waiting: 0, facility: 50 },
      { held: 10, blank: 2, facility: 40 },
      { facility: 100, discrimination: null },
      { held: 10, waiting: 2, facility: 45, discrimination: null },
    ])
    const [first, second] = body.exercises
    expect(first.discrimination).toBeGreaterThan(-1)
    expect(second.discrimination).toBeLessThan(-0.3)
  })

  it('leaves out what was taken back but in its count, and is there for a test that was removed', async () => {
    const config = await addTest(context)
    const { user } = await context.arrive()
    await assignTest(context, { user_id: user.id, config_test_id: config, recalled_at: context.clock() })
    await context.db.update(config_tests).set({ deleted_at: context.clock() }).where(eq(config_tests.id, config))
    const { body } = await admin.get(`/config_tests/${config}/report`)
    expect(body.totals).toMatchObject({ pending: 0, recalled: 1, mean: null })
    expect(body.exercises).toEqual([])
    expect((await admin.get('/config_tests/999999/report')).status).toBe(404)
  })
})

const load = async (query = '', language = 'en') => {
  const headers = { authorization: admin.token, 'accept-language': language }
  return context.server.inject({ url: `/api/v1/tests/export?${query}`, headers })
}

describe('the file of sent tests', () => {
  it('is a table in the language of the caller, which runs nothing where it is opened', async () => {
    const config = await addTest(context, { name: '=HYPERLINK("http://x")' })
    const { user } = await context.arrive({ name: '+Ana "the first", Silva' })
    await assignEndedTest(context, { user_id: user.id, config_test_id: config, sent: '2026-02-03T10:00:00Z' }, [100])
    const english = await load(`config_test_id=${config}`)
    expect(english.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=tests-sent.csv',
    })
    const [head, row] = english.payload.split('\r\n')
    expect(head).toMatch(/^\uFEFFStudent,Unit,Test,/)
    const cells = `"'+Ana ""the first"", Silva",Centre,"'=HYPERLINK(""http://x"")",Handed in,03/02/2026 07:00,`
    expect(row?.startsWith(cells)).toBe(true)
    const portuguese = await load(`config_test_id=${config}`, 'pt-BR')
    expect(portuguese.payload).toContain('Aluno,Unidade,Prova,')
  })

  it('holds all of the narrowed list, once each, the newest first', async () => {
    const config = await addTest(context)
    const { user } = await context.arrive({ name: 'Many' })
    const row = {
      user_id: user.id,
      config_test_id: config,
      kind: 'TEST',
      status: 'FINISHED',
      show_feedback: true,
    } as const
    await context.db.insert(tests).values(Array.from({ length: 2001 }, (_, index) => ({ ...row, minutes: index })))
    const { payload } = await load(`config_test_id=${config}`)
    const minutes = payload
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[7]))
    expect(minutes).toEqual(Array.from({ length: 2001 }, (_, index) => 2000 - index))
    expect((await load(`config_test_id=${config}&status=PENDING`)).payload.trim().split('\r\n')).toHaveLength(1)
  })
})
