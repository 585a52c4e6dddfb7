import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { addPerson } from '../testing/school.ts'
import { jobsDone } from '../testing/mails.ts'
import { openSmtp } from '../testing/smtp.ts'
import { smtp } from './smtp.ts'

let context: TestServer
let server: Awaited<ReturnType<typeof openSmtp>>
beforeAll(async () => {
  server = await openSmtp()
  context = await createTestServer({ transport: smtp(server.url, 'house@example.com') })
})
afterAll(async () => {
  await context.close()
  await server.close()
})
beforeEach(() => server.expect())

async function welcome() {
  const { id } = await addPerson(context.db)
  await context.jobs.send('mail', { kind: 'welcome', language: 'en', user_id: id })
  await jobsDone(context.db)
}

const refuseHandOver = () => Promise.reject(new Error('Another attempt sends it.'))
const envelope = (messageId: string) => ({ messageId, handOver: async () => undefined })

const mail = {
  to: { name: 'Zé "the <b>" Ação', address: 'ze@example.com' },
  subject: 'Olá',
  text: 'Até já',
  html: '<p>Até já</p>',
}

it('a mail arrives as text and as html, in the language of who asked', async () => {
  const { db, jobs } = context
  const { email } = await addPerson(db, { name: 'Ana <i>Lima</i>' })
  await jobs.send('mail', { kind: 'forgotPassword', language: 'pt', email })
  await jobsDone(db)
  const [taken, ...more] = server.taken
  expect(more).toEqual([])
  expect(taken?.recipients).toEqual([email])
  expect(taken?.header('Subject')).toBe('Defina uma nova senha')
  expect(taken?.header('From')).toBe('The House <house@example.com>')
  expect(taken?.header('Message-ID')).toMatch(/^<[\da-f-]{36}@localhost>$/)
  expect(taken?.text).toMatch(/^Olá, Ana,\r\n[^]*http:\/\/localhost:3000\/change-password\/[\w-]{43}\r\n/)
  expect(taken?.html).toContain('<html lang="pt-BR">')
  expect(taken?.html).toMatch(/<a href="http:\/\/localhost:3000\/change-password\/[\w-]{43}"/)
})

it('a calendar part arrives as what calendars act on, beside the text, and as a file', async () => {
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Fala “ção” = 1\r\nEND:VCALENDAR\r\n'
  const { send } = smtp(server.url, 'house@example.com')
  await send({ ...mail, calendar: { method: 'REQUEST', content } }, envelope('<1@localhost>'))
  await send({ ...mail, calendar: { method: 'CANCEL', content } }, envelope('<2@localhost>'))
  const [asked, cancelled] = server.taken
  expect(asked?.parts).toEqual([
    { type: 'text/plain; charset=utf-8', disposition: '', text: mail.text, within: 'multipart/alternative' },
    { type: 'text/html; charset=utf-8', disposition: '', text: mail.html, within: 'multipart/alternative' },
    {
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      disposition: '',
      text: content,
      within: 'multipart/alternative',
    },
    {
      type: 'application/ics; name=invite.ics',
      disposition: 'attachment; filename=invite.ics',
      text: content,
      within: 'multipart/mixed',
    },
  ])
  expect(cancelled?.parts[2]?.type).toBe('text/calendar; charset=utf-8; method=CANCEL')
})

it('a mail without a calendar part has only its text', async () => {
  await welcome()
  expect(server.taken[0]?.parts.map(({ type }) => type)).toEqual([
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
  ])
})

it('a mail that the server refuses twice is tried again, and then sent once', async () => {
  server.expect('refuse', 'refuse')
  await welcome()
  expect(server.tries()).toBe(3)
  expect(server.taken).toHaveLength(1)
})

it('a mail that may have arrived is not sent again', async () => {
  server.expect('break')
  await welcome()
  expect(server.tries()).toBe(1)
  expect(server.taken).toHaveLength(1)
})

it('a server that is not there has certainly not taken a mail', async () => {
  const { send } = smtp('smtp://127.0.0.1:1', 'house@example.com')
  await expect(send(mail, envelope('<1@localhost>'))).rejects.toMatchObject({ name: 'MailRefused' })
})

it('a mail is not handed over to a server that does not know its recipient', async () => {
  server.expect('unknown')
  let handed = 0
  const handOver = async () => void (handed += 1)
  const { send } = smtp(server.url, 'house@example.com')
  await expect(send(mail, { messageId: '<1@localhost>', handOver })).rejects.toMatchObject({ name: 'MailRefused' })
  expect(handed).toBe(0)
})

it('nothing leaves of a mail that may not be handed over', async () => {
  const { send } = smtp(server.url, 'house@example.com')
  await expect(send(mail, { messageId: '<1@localhost>', handOver: refuseHandOver })).rejects.toMatchObject({
    name: 'MailRefused',
  })
  expect(server.taken).toEqual([])
})

it('whatever stands in a name, the mail goes to one address', async () => {
  await smtp(server.url, 'house@example.com').send(
    { ...mail, to: { name: 'Eve\r\nBcc: other@example.com', address: 'eve@example.com' } },
    envelope('<1@localhost>'),
  )
  expect(server.taken.map(({ recipients }) => recipients)).toEqual([['eve@example.com']])
  expect(server.taken[0]?.header('Bcc')).toBeUndefined()
})
