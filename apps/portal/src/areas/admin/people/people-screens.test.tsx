import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'

const known = {
  id: 12,
  code: 'HOUSE-12',
  name: 'Rui Melo',
  email: 'rui@thehouse.test',
  cpf: '***.982.247-**',
  profile: 'STUDENT',
  admin: false,
  state: 'REGISTERED',
  unity: { id: 1, name: 'Centro' },
  tribe: { id: 2, name: 'Oak' },
  duties: [],
  created_at: '2026-03-02T01:30:00Z',
}
const invited = { ...known, id: null, code: 'HOUSE-13', name: 'Bia Rosa', email: 'bia@thehouse.test', state: 'INVITED' }
const nameless = { ...invited, code: 'HOUSE-14', name: 'Caio Lima', email: null }
const person = {
  ...known,
  version: 'v1',
  duties_version: 'd1',
  unity_id: 1,
  other_units_id: [],
  other_units: [],
  tribe_id: 2,
  chapter: { id: 3, name: 'Kitchen', number: 3 },
}
const pageOf = (content: object[], total = content.length) => ({ content, meta: { page: 1, size: 20, total } })
const chapter = { id: 3, version: 1, name: 'Kitchen', book_id: 1, book: { id: 1, name: 'Book 1' } }
const listCall = 'GET /people?page=1&size=20'

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on(listCall, pageOf([invited, nameless, known]))
    .on('GET /people/12', person)
    .on('GET /people/tribes', {
      content: [
        { id: 2, name: 'Oak' },
        { id: 4, name: 'Ivy' },
      ],
    })
    .on('GET /unities', { content: [{ id: 1, name: 'Centro', time_zone: 'America/Sao_Paulo' }] })
    .on('GET /chapters?page=1&size=50', pageOf([chapter]))
    .on('GET /chapters/3', { managed: chapter })
    .open()
})

const sentTo = (method: string) => school.asked.filter((asked) => asked.method === method)

describe('the list of people', () => {
  it('says of a teacher who is invited without an e-mail that this is missing, and of nobody else', async () => {
    const teacher = { ...nameless, code: 'HOUSE-15', name: 'Lia Prado', profile: 'TEACHER' }
    school.on(listCall, pageOf([invited, nameless, teacher, { ...teacher, name: 'Nina', email: 'nina@thehouse.test' }]))
    await openPage('/admin/people')
    const row = await screen.findByRole('row', { name: /Lia Prado/ })
    expect(within(row).getByText('Cannot register without an e-mail')).toBeDefined()
    expect(screen.getAllByText('Cannot register without an e-mail')).toHaveLength(1)
  })

  it('shows each with the state in a word, a masked CPF, and the way to those who have an account', async () => {
    await openPage('/admin/people')
    const rui = within(await screen.findByRole('row', { name: /Rui Melo/ }))
    expect(rui.getByText('Registered')).toBeDefined()
    expect(rui.getByRole('link', { name: 'The course of Rui Melo' }).getAttribute('href')).toBe('/admin/learners/12')
    expect(rui.getByText('***.982.247-**')).toBeDefined()
    expect(rui.getByRole('link', { name: 'Edit Rui Melo' }).getAttribute('href')).toBe('/admin/people/12')
    const bia = within(screen.getByRole('row', { name: /Bia Rosa/ }))
    expect(bia.getByText('Invited')).toBeDefined()
    expect(bia.queryByRole('link')).toBeNull()
  })

  it('is narrowed and put in order by its address', async () => {
    school.on('GET /people?page=1&size=20&sort=-created_at&state=INVITED', pageOf([invited]))
    await openPage('/admin/people?state=INVITED&sort=-created_at&profile=BOSS')
    expect(await screen.findByRole('row', { name: /Bia Rosa/ })).toBeDefined()
    school.on('GET /people?page=1&size=20&sort=-created_at&state=INVITED&tribe_id=4', pageOf([]))
    await userEvent.selectOptions(screen.getByLabelText('Tribe'), 'Ivy')
    expect(await screen.findByText('Nobody is like this. Take a filter away, or enrol people.')).toBeDefined()
    expect(new URLSearchParams(location.search).get('tribe_id')).toBe('4')
  })

  it('leads on from its thousandth row by the cursor of the page that is shown, and back by numbers', async () => {
    const meta = { size: 20, total: 1041, more: true }
    school.on('GET /people?page=51&size=20&at=AAA', { content: [known], meta: { ...meta, page: 51, cursor: 'BBB' } })
    school.on('GET /people?page=52&size=20&at=BBB', { content: [invited], meta: { ...meta, page: 52, cursor: null } })
    await openPage('/admin/people?page=51&at=AAA')
    expect(await screen.findByText('1,001 to 1,020 of more than 1,041')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Page 50 of 53' }).getAttribute('href')).toBe('?page=50')
    await userEvent.click(screen.getByRole('link', { name: 'Page 52 of 53' }))
    expect(await screen.findByRole('row', { name: /Bia Rosa/ })).toBeDefined()
    expect(new URLSearchParams(location.search).get('at')).toBe('BBB')
  })

  it('sends the welcome mail to the selected who can still register, once, in the chosen language', async () => {
    school.on('POST /people/welcome', { sent: 1 })
    await openPage('/admin/people')
    for (const name of ['Bia Rosa', 'Caio Lima', 'Rui Melo'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Send welcome mail' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send the welcome mail to 1 person?' }))
    expect(dialog.getByText(/2 selected people get none/)).toBeDefined()
    await userEvent.selectOptions(dialog.getByLabelText('Language of the mail'), 'Português')
    expect(sentTo('POST')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('1 welcome mail is on its way.')).toBeDefined()
    expect(sentTo('POST').map(({ body }) => body)).toEqual([{ codes: ['HOUSE-13'], language: 'pt' }])
  })

  it('says so when the school does not answer, and tries again', async () => {
    school.refuse(listCall, 500)
    await openPage('/admin/people')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { level: 1, name: 'People' })).toBeDefined()
    school.on(listCall, pageOf([known]))
    await userEvent.click(again)
    expect(await screen.findByRole('row', { name: /Rui Melo/ })).toBeDefined()
  })

  it('is in the menu of administrators alone, and asks nothing for teachers', async () => {
    await openPage('/dashboard')
    expect(await screen.findAllByRole('link', { name: 'People' })).not.toHaveLength(0)
    signedInAs('TEACHER')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'People' })).toBeNull())
    history.pushState(null, '', '/admin/people')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.count(listCall)).toBe(0)
  })
})

const turn = (how: 'disable' | 'enable', state: string) =>
  school.on(`POST /people/12/${how}`, () => {
    school.on('GET /people/12', { ...person, state })
    return { body: { ...person, state } }
  })

describe('the form about a person', () => {
  it('leads from a teacher to the classes that an absence leaves to cover', async () => {
    school.on('GET /people/12', { ...person, profile: 'TEACHER' })
    await openPage('/admin/people/12')
    const link = await screen.findByRole('link', { name: 'Absent? Cover the classes' })
    expect(link.getAttribute('href')).toBe('/admin/timetable/absence?unity_id=1&teacher_id=12')
  })

  it('saves what was changed with the version that it began with, and leads to the list', async () => {
    school.on('PUT /people/12', person)
    await openPage('/admin/people/12')
    await userEvent.selectOptions(await screen.findByLabelText('Tribe'), 'Ivy')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/people'))
    const { name, profile, admin, unity_id, other_units_id } = person
    expect(sentTo('PUT')[0]?.body).toEqual({
      name,
      profile,
      admin,
      unity_id,
      other_units_id,
      tribe_id: 4,
      version: 'v1',
    })
  })

  it('asks for the tribe of a student before anything is sent', async () => {
    await openPage('/admin/people/12')
    await userEvent.selectOptions(await screen.findByLabelText('Tribe'), 'No tribe')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This field is required')).toBeDefined()
    expect(sentTo('PUT')).toEqual([])
  })

  it('shows what a colleague has saved meanwhile, and overwrites it on request', async () => {
    school.refuse('PUT /people/12', 409, { token: 'conflict' })
    await openPage('/admin/people/12')
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Rui Prado')
    school.on('GET /people/12', { ...person, name: 'Rui Costa', version: 'v2' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody else has saved this meanwhile' }))
    const row = within(await dialog.findByRole('row', { name: /Name/ }))
    expect(row.getByText('Rui Costa')).toBeDefined()
    expect(row.getByText('Rui Prado')).toBeDefined()
    school.on('PUT /people/12', person)
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/people'))
    expect(sentTo('PUT').map(({ body }) => Reflect.get(Object(body), 'version'))).toEqual(['v1', 'v2'])
  })

  it('disables a person once that is confirmed, and can enable them again', async () => {
    turn('disable', 'DISABLED')
    turn('enable', 'REGISTERED')
    await openPage('/admin/people/12')
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable Rui Melo?' }))
    expect(sentTo('POST')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enable' }))
    expect(await screen.findByRole('button', { name: 'Disable' })).toBeDefined()
    expect(sentTo('POST').map(({ path }) => path)).toEqual(['/people/12/disable', '/people/12/enable'])
  })

  it('offers administrators no way to shut themselves out', async () => {
    school.on('GET /people/7', { ...person, id: 7, admin: true })
    await openPage('/admin/people/7')
    expect(await screen.findByText(/You cannot shut yourself out/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull()
    expect(screen.queryByRole('switch', { name: 'Administrator' })).toBeNull()
  })

  it('of an unknown person leads back to the list', async () => {
    await openPage('/admin/people/99')
    expect(await screen.findByText('Nobody is known by this address.')).toBeDefined()
  })
})
