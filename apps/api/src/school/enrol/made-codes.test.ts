import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enrolments } from '../../db/schema/index.ts'
import { openEmptySchool, type EmptySchool } from '../testing.ts'
import { enrol } from './enrol.ts'
import { newCode } from './make-codes.ts'

let school: EmptySchool
beforeAll(async () => {
  school = await openEmptySchool()
})
beforeEach(async () => {
  await school.empty()
  await school.found('Centro')
})
afterAll(() => school.close())

const header = 'code,profile,unit,tribe,name,cpf,e-mail,birthday'
const read = (rows: string[], ...options: string[]) =>
  enrol([school.file([header, ...rows].join('\n')), ...options])(school.tools)
const stored = () => school.db.select().from(enrolments).orderBy(enrolments.name)
const form = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{5}$/

const people = [
  ',STUDENT,Centro,Ivy,Ana Lima,,ana@example.com,',
  ',STUDENT,Centro,Ivy,Bia Melo,529.982.247-25,,',
  ',STUDENT,Centro,Ivy,Caio Reis,,,17/08/2012',
]

it('a person without a code gets one of 65 bits, which is told', async () => {
  const told = await read(people)
  const rows = await stored()
  expect(rows.map(({ code }) => form.test(code))).toEqual([true, true, true])
  expect(rows[2]).toMatchObject({ name: 'Caio Reis', birthday: '2012-08-17' })
  for (const { code, name } of rows) expect(told).toContain(`${code} ${name}`)
  expect(told).not.toContain('short')
})

it('the same file makes no second code for whom an e-mail, a CPF, or name and birthday tell', async () => {
  await read(people)
  const before = await stored()
  expect(await read(people)).toBe('0 new, 3 unchanged')
  expect(await stored()).toEqual(before)
  expect(await read([`,STUDENT,Centro,Ivy,Ana de Lima,,ana@example.com,`], '--update')).toContain('0 new, 1 changed')
  expect((await stored())[0]).toMatchObject({ name: 'Ana de Lima', code: before[0]?.code })
})

it('a file needs no column of codes, and a dry run makes none', async () => {
  const file = school.file(['perfil,unidade,tribo,nome,nascimento', 'aluno,Centro,Ivy,Ana,2012-08-17'].join('\n'))
  expect(await enrol([file, '--dry-run'])(school.tools)).toBe(
    '1 new, 0 unchanged\nThis was a dry run: nothing was written.',
  )
  expect(await stored()).toEqual([])
  await enrol([file])(school.tools)
  expect(await stored()).toMatchObject([{ name: 'Ana', birthday: '2012-08-17' }])
})

it('a school’s own short codes are taken with a warning', async () => {
  const told = await read([
    'KEY-1,STUDENT,Centro,Ivy,Ana,,,',
    'KEY-2,STUDENT,Centro,Ivy,Bia,,,',
    ',STUDENT,Centro,Ivy,Caio,,,',
  ])
  expect(told).toContain('2 codes are short enough to be guessed')
  expect(await school.db.$count(enrolments, isNull(enrolments.used_at))).toBe(3)
})

it('a teacher without an e-mail is not enrolled, nor changed', async () => {
  const row = 'KEY-1,TEACHER,Centro,,Ana,,,01/05/1980'
  await expect(read([row])).rejects.toThrow('line 2: e-mail is missing: a teacher registers with the one')
  await school.db.insert(enrolments).values({ code: 'KEY-1', profile: 'TEACHER', unity_id: 1, name: 'Ana' })
  await expect(read([row], '--update')).rejects.toThrow('e-mail is missing')
  expect(await read(['KEY-1,TEACHER,Centro,,Ana,,ana@example.com,'], '--update')).toContain('1 changed')
})

it('a birthday that no calendar has is refused', async () => {
  await expect(read([',STUDENT,Centro,Ivy,Ana,,,31/02/2012'])).rejects.toThrow('birthday "31/02/2012" is no day')
})

it('no two of ten thousand codes are alike', () => {
  const codes = Array.from({ length: 10_000 }, newCode)
  expect(new Set(codes).size).toBe(10_000)
  expect(codes.every((code) => form.test(code))).toBe(true)
})
