import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolments } from '../../db/schema/index.ts'
import { databases, createServerOn } from '../../testing/databases.ts'
import type { Json, TestServer, Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { formOf } from '../../testing/upload.ts'

const fileOf = (name: string) => {
  const rows = Array.from({ length: 30 }, (_, index) => `SAME-${index},student,Centre,Foxes,${name},,`)
  return Buffer.from(['code,profile,unit,tribe,name,cpf,e-mail', ...rows].join('\n'))
}

const boss = { admin: true, profile: 'TEACHER' } as const

describe.each(databases)('on %s', (database) => {
  let context: TestServer
  let admin: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await context.arrive(boss)
  })
  afterAll(() => context.close())

  it('of ten administrators who save one person at once, one succeeds, and nine get a conflict', async () => {
    const { id } = await addPerson(context.db)
    const { body: before } = await admin.get(`/people/${id}`)
    const saves = Array.from({ length: 10 }, (_, index) =>
      admin.put(`/people/${id}`, { ...before, name: `Save ${index}` }),
    )
    const answers = await Promise.all(saves)
    const [saved, ...others] = answers.toSorted((one, other) => one.status - other.status)
    expect([saved?.status, ...others.map(({ status }) => status)]).toEqual([200, ...others.map(() => 409)])
    expect((await admin.get(`/people/${id}`)).body).toEqual(saved?.body)
  })

  it('of administrators who end each other’s rights at once, one always stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bosses = await Promise.all(Array.from({ length: 3 }, () => context.arrive(boss)))
      const acts = bosses.map(async ({ post }, index) => {
        const next = bosses[(index + 1) % bosses.length]
        return post(`/people/${next?.user.id}/disable`)
      })
      const done = await Promise.all(acts)
      expect(done.filter(({ status }) => status === 200).length).toBeLessThan(bosses.length)
      expect(done.every(({ status }) => [200, 401, 403].includes(status))).toBe(true)
      const left = await Promise.all(bosses.map(({ get }) => get('/people')))
      expect(left.filter(({ status }) => status === 200)).not.toEqual([])
    }
  })

  it('of two files with the same codes for others, sent at once, one is taken as a whole', async () => {
    const send = async (name: string) => {
      const { headers, payload } = formOf({ bytes: fileOf(name) })
      const { body } = await context.server.inject({
        method: 'POST',
        url: '/api/v1/people/enrol',
        headers: { ...headers, authorization: admin.token },
        payload,
      })
      const report: Json = JSON.parse(body)
      return report
    }
    const reports = await Promise.all([send('Ana'), send('Bia')])
    expect(reports.filter(({ written }) => written)).toHaveLength(1)
    expect(reports.find(({ written }) => !written)).toMatchObject({ faulty: 30, faults: expect.any(Array) })
    const people = await context.db
      .selectDistinct({ name: enrolments.name })
      .from(enrolments)
      .where(sql`${enrolments.code} like 'SAME-%'`)
    expect(people).toHaveLength(1)
  })
})
