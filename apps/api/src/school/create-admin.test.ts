import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useLink } from '../mail/links.ts'
import { tribes, unities, user_unities, users } from '../db/schema/index.ts'
import { addUnit } from './add-unit.ts'
import { createAdmin } from './create-admin.ts'
import { listUnits } from './list-units.ts'
import { openEmptySchool, type EmptySchool } from './testing.ts'

let school: EmptySchool
beforeAll(async () => {
  school = await openEmptySchool()
})
beforeEach(() => school.empty())
afterAll(() => school.close())

const ana = ['--name', 'Ana Souza', '--email', 'Ana@Example.com']
const create = async (...args: string[]) => createAdmin(args)(school.tools)
const tokenOf = (said: string) => /https:\/\/house\.example\.com\/change-password\/(\S+)$/.exec(said)?.[1] ?? ''
const accounts = () => school.db.select().from(users)

describe('create-admin in a new school', () => {
  it('founds it with the unit and the seven tribes', async () => {
    expect(await create(...ana, '--unit', 'Manaus', '--time-zone', 'America/Manaus')).toContain('Founded the school')
    expect(await school.db.select().from(unities)).toMatchObject([
      { id: 1, name: 'Manaus', time_zone: 'America/Manaus' },
    ])
    expect(await school.db.$count(tribes)).toBe(7)
    const [user, ...others] = await accounts()
    expect(others).toEqual([])
    expect(user).toMatchObject({ name: 'Ana Souza', email: 'ana@example.com', admin: true, profile: 'TEACHER' })
    expect(user?.password_hash).toBeNull()
    expect(await school.db.select().from(user_unities)).toEqual([{ user_id: user?.id, unity_id: 1 }])
  })

  it('prints a link that sets the password of that account', async () => {
    const token = tokenOf(await create(...ana, '--unit', 'Centro'))
    const [user] = await accounts()
    const used = await useLink(school.db, 'password', token, school.tools.clock())
    expect(used).toEqual({ user_id: user?.id, code: null })
  })

  it('asks for the unit, and writes nothing without it', async () => {
    await expect(create(...ana)).rejects.toThrow('name its first with --unit')
    expect(await accounts()).toEqual([])
  })
})

describe('create-admin in a school with units', () => {
  beforeEach(() => school.found('Centro', 'São Paulo'))

  it('takes the named unit, however it is written, or the oldest', async () => {
    await create(...ana, '--unit', 'sao  paulo')
    await create('--name', 'Bia', '--email', 'bia@example.com', '--profile', 'student')
    const found = await accounts()
    expect(found.map(({ unity_id, profile }) => [unity_id, profile])).toEqual([
      [2, 'TEACHER'],
      [1, 'STUDENT'],
    ])
  })

  it('names the units where it does not know the given one', async () => {
    await expect(create(...ana, '--unit', 'Norte')).rejects.toThrow(
      'There is no unit "Norte"; known are "Centro", "São Paulo".',
    )
    expect(await accounts()).toEqual([])
  })

  it('leaves an existing account as it is, and promotes it on request', async () => {
    const values = { name: 'Rui', email: 'ana@example.com', unity_id: 2, password_hash: 'hash' }
    await school.db.insert(users).values(values)
    await expect(create(...ana)).rejects.toThrow('ana@example.com is there already: Rui')
    expect(await accounts()).toMatchObject([{ admin: false }])
    expect(await create('--email', 'ana@example.com', '--promote')).toBe(
      'Rui (ana@example.com) is an administrator now.',
    )
    expect(await accounts()).toMatchObject([{ ...values, admin: true, profile: 'STUDENT' }])
  })

  it('gives an account without a password a new link, and the old one is invalid', async () => {
    const first = await create(...ana)
    const second = await create('--email', 'ana@example.com', '--promote')
    const now = school.tools.clock()
    await expect(useLink(school.db, 'password', tokenOf(first), now)).rejects.toThrow('link.invalid')
    await expect(useLink(school.db, 'password', tokenOf(second), now)).resolves.toBeDefined()
  })

  it('refuses to promote an unknown e-mail', async () => {
    await expect(create('--email', 'nobody@example.com', '--promote')).rejects.toThrow('Nobody has the e-mail')
  })
})

describe('create-admin refuses before anything is opened', () => {
  it.each([
    [['--email', 'ana@example.com'], '--name is missing.'],
    [['--name', 'Ana'], '--email is missing.'],
    [['--name', 'Ana', '--email', 'ana'], '--email is not an e-mail address.'],
    [[...ana, '--profile', 'boss'], '--profile is one of STUDENT, TEACHER, AUTODIDACT.'],
    [[...ana, '--time-zone', 'Mars/Olympus'], '"Mars/Olympus" is no time zone'],
    [[...ana, '--time-zone', '+03:00'], '"+03:00" is no time zone'],
    [[...ana, '--color', 'red'], "Unknown option '--color'"],
    [[...ana, 'Souza'], '"Souza" is not expected here'],
  ])('%j', (args, message) => {
    expect(() => createAdmin(args)).toThrow(message)
  })
})

describe('units', () => {
  it('are added once, and listed with their people and free codes', async () => {
    await addUnit(['--name', 'Manaus', '--time-zone', 'America/Manaus'])(school.tools)
    await expect(addUnit(['--name', 'MANAUS'])(school.tools)).rejects.toThrow('There is a unit "Manaus" already.')
    await create(...ana)
    expect(await listUnits([])(school.tools)).toBe('Manaus | America/Manaus | people: 1 | free codes: 0')
    const [user] = await school.db.select().from(users).where(eq(users.email, 'ana@example.com'))
    expect(user?.unity_id).toBe(1)
  })

  it('are asked for where there are none', async () => {
    expect(await listUnits([])(school.tools)).toContain('create-admin founds the school')
  })
})
