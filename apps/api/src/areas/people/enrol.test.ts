import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolments } from '../../db/schema/index.ts'
import { addCode, newEmail, typed } from '../../testing/enrolment.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { formOf } from '../../testing/upload.ts'

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true })
})
beforeEach(() => context.resetRateLimits())
afterAll(() => context.close())

const header = 'code,profile,unit,tribe,name,cpf,e-mail'
const file = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'))

async function send(bytes: Buffer, query = '') {
  const { headers, payload } = formOf({ name: 'people.csv', type: 'text/csv', bytes })
  const { statusCode: status, body } = await context.server.inject({
    method: 'POST',
    url: `/api/v1/people/enrol${query}`,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  const parsed: Json = JSON.parse(body)
  return { status, body: parsed }
}

const stored = (...codes: string[]) => context.db.select().from(enrolments).where(inArray(enrolments.code, codes))

const welcome = (codes: string[], language = 'en') => admin.post('/people/welcome', { codes, language })
const mailsTo = async (email: string) => (await context.mails()).filter(({ address }) => address === email)

describe('a file that enrols people', () => {
  const ana = 'ENROL-1,aluno,Centre,Foxes,Ana Lima,529.982.247-25,Ana.Enrol@example.com'
  const bia = 'ENROL-2,teacher,Centre,,Bia Rosa,,bia.enrol@example.com'

  it('says in a dry run what would happen, and writes nothing', async () => {
    const { status, body } = await send(file(ana, bia), '?dry_run=true')
    expect(status).toBe(200)
    expect(body).toMatchObject({ written: false, added: 2, changed: 0, unchanged: 0, faulty: 0, faults: [], short: 2 })
    expect(body.lines[0]).toEqual({
      line: 2,
      deed: 'NEW',
      code: 'ENROL-1',
      profile: 'aluno',
      unit: 'Centre',
      tribe: 'Foxes',
      name: 'Ana Lima',
      email: 'Ana.Enrol@example.com',
      chapter: '',
    })
    expect(await stored('ENROL-1', 'ENROL-2')).toEqual([])
  })

  it('writes all of it, changes nothing the second time, and changes free codes on request', async () => {
    expect((await send(file(ana, bia))).body).toMatchObject({ written: true, added: 2 })
    expect(await stored('ENROL-1')).toMatchObject([{ name: 'Ana Lima', email: 'ana.enrol@example.com', used_at: null }])
    expect((await send(file(ana, bia))).body).toMatchObject({ written: true, added: 0, unchanged: 2 })
    const other = bia.replace('Rosa', 'Melo')
    const refused = await send(file(other))
    expect(refused.body).toMatchObject({
      written: false,
      faults: [{ line: 2, column: 'code', fault: 'differs', given: 'ENROL-2', known: ['name'] }],
    })
    expect((await send(file(other), '?update=true')).body).toMatchObject({ written: true, changed: 1 })
    expect(await stored('ENROL-2')).toMatchObject([{ name: 'Bia Melo' }])
  })

  it('makes codes for who has none, tells them once they are written, and nobody’s birthday or CPF', async () => {
    const rows = [
      ',student,Centre,Foxes,Zoe Made,,zoe.made@example.com',
      ',student,Centre,Foxes,Yan Made,111.444.777-35,',
    ]
    const dry = await send(file(...rows), '?dry_run=true')
    expect(dry.body.lines.map(({ code, deed }: Json) => [code, deed])).toEqual([
      ['', 'NEW'],
      ['', 'NEW'],
    ])
    const { body } = await send(file(...rows))
    expect(body).toMatchObject({ written: true, added: 2, short: 0 })
    for (const { code, name } of body.lines) expect(await stored(code)).toMatchObject([{ name }])
    expect(JSON.stringify(body)).not.toMatch(/444|birthday/)
  })

  it('is read as Excel in Brazil saves it, says how it was read, and gives CPFs their zeros on request alone', async () => {
    const [head, row] = ['Perfil;Unidade;Tribo;Nome;CPF;Telefone;', 'Aluna;CENTRE;foxes;Antônia;1234567890;5,5119E+12;']
    const bytes = Buffer.from([head, row, ';;;;;;', ''].join('\r\n'), 'latin1')
    const offered = await send(bytes)
    expect(offered.body).toMatchObject({
      written: false,
      zeros_offered: 1,
      faults: [{ line: 2, column: 'cpf', fault: 'cpfZeros', given: '1234567890', known: ['012.345.678-90'] }],
      reading: { encoding: 'WINDOWS-1252', guessed: true, separator: ';' },
    })
    const { body } = await send(bytes, '?zeros=true')
    expect(body).toMatchObject({ written: true, added: 1, zeros_added: 1, lines: [{ name: 'Antônia' }] })
    expect(body.reading.columns.at(-1)).toEqual({ heading: 'Telefone', column: null })
    expect(await stored(body.lines[0].code)).toMatchObject([{ cpf: '01234567890', name: 'Antônia' }])
  })

  it('asks for the e-mail of a teacher', async () => {
    const { body } = await send(file(',teacher,Centre,,Rui Made,,'))
    expect(body).toMatchObject({ written: false, faults: [{ line: 2, column: 'email', fault: 'emailNeeded' }] })
  })

  it('names each fault by its line and column, and writes none of its lines', async () => {
    const { body } = await send(file('ENROL-3,student,Centre,,Caio,1,bad', 'ENROL-4,teacher,Norte,,Davi,,'))
    expect(body).toMatchObject({ written: false, added: 0, faulty: 2 })
    expect(body.faults.map(({ line, column, fault }: Json) => [line, column, fault])).toEqual([
      [2, 'tribe', 'absent'],
      [2, 'cpf', 'cpfLength'],
      [2, 'email', 'emailWrong'],
      [3, 'unit', 'placeUnknown'],
    ])
    expect(body.faults[3]).toMatchObject({ given: 'Norte', known: ['Centre'] })
    expect(body.lines.map(({ deed }: Json) => deed)).toEqual(['FAULTY', 'FAULTY'])
    expect(await stored('ENROL-3', 'ENROL-4')).toEqual([])
  })

  it.each([
    ['is empty', Buffer.from(''), 'empty', 0],
    ['lacks a column', Buffer.from('code,profile,name\nx'), 'columnMissing', 1],
    ['is a workbook', Buffer.from('PK\u0003\u0004'), 'binary', 0],
    ['has letters of an old Mac', Buffer.from(`${header}\nENROL-5,teacher,S\u008Bo`, 'latin1'), 'letters', 2],
    ['leaves a quotation mark open', file('"ENROL-5'), 'quotes', 2],
  ])('that %s is refused as a whole', async (_, bytes, fault, line) => {
    const { status, body } = await send(bytes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ written: false, faults: [{ fault, line }], lines: [] })
  })

  it('of ten thousand lines is checked without blocking other requests, and the first faults alone are returned', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `LONG-${index},student,Nowhere,Foxes,Person,,`)
    const [{ body }, ...waited] = await Promise.all([
      send(file(...rows)),
      ...Array.from({ length: 3 }, () => admin.get('/me')),
    ])
    expect(body).toMatchObject({ faulty: 10_000, written: false })
    expect([body.faults.length, body.lines.length]).toEqual([100, 100])
    expect(waited.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('is refused where it is too large, and where there is none', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'x'))).status).toBe(413)
    expect((await admin.post('/people/enrol')).status).toBe(412)
  })
})

describe('the welcome mail of an enrolled person', () => {
  it.each([
    ['en', 'Your key to The House'],
    ['pt', 'Sua chave da The House'],
  ])('says in %s the code and where to register, once for each request', async (language, subject) => {
    const email = newEmail()
    const code = await addCode(context.db, { email })
    expect((await welcome([code], language)).body).toEqual({ sent: 1 })
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject, language, links: [`${context.publicUrl}/register`] })
    expect(mail?.text).toContain(code)
    await welcome([code], language)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('leads to an account: its code and its e-mail register', async () => {
    const email = newEmail()
    const code = await addCode(context.db, { email })
    await welcome([code])
    expect(await mailsTo(email)).toHaveLength(1)
    const { status } = await context.call('POST', '/register', { body: { user: typed({ code, email }) } })
    expect(status).toBe(204)
    expect((await welcome([code])).body).toEqual({ sent: 0 })
    expect(await mailsTo(email)).toHaveLength(2)
    const [row] = await context.db.select().from(enrolments).where(eq(enrolments.code, code))
    expect(row?.user_id).not.toBeNull()
  })

  it('goes to several at once, and skips people without an e-mail', async () => {
    const emails = [newEmail(), newEmail()]
    const codes = [
      ...(await Promise.all(emails.map((email) => addCode(context.db, { email })))),
      await addCode(context.db),
    ]
    expect((await welcome([...codes, 'no-such-code'])).body).toEqual({ sent: 2 })
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is limited: the sixth in a minute is refused', async () => {
    const code = await addCode(context.db, { email: newEmail() })
    for (let count = 0; count < 5; count += 1) expect((await welcome([code])).status).toBe(200)
    expect((await welcome([code])).status).toBe(429)
  })

  it.each([
    ['no codes', { codes: [], language: 'en' }],
    ['too many', { codes: Array.from({ length: 51 }, (_, index) => `code-${index}`), language: 'en' }],
    ['an unsupported language', { codes: ['code-1'], language: 'tlh' }],
  ])('with %s is refused', async (_, body) => {
    expect((await admin.post('/people/welcome', body)).status).toBe(412)
  })
})
