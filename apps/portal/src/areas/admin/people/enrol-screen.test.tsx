import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EnrolReport } from '@the-house/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

let school: FakeApi
beforeEach(() => {
  signedInWith({ admin: true }, 'TEACHER')
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(press)
  school = new FakeApi()
    .on('GET /people/tribes', { content: [{ id: 2, name: 'Oak' }] })
    .on('GET /imports?kind=PEOPLE', { content: [] })
    .on('GET /unities', { content: [{ id: 1, name: 'Centro', time_zone: 'America/Sao_Paulo' }] })
    .open()
})

const line = { line: 2, deed: 'NEW', code: 'HOUSE-20', profile: 'STUDENT', unit: 'Centro', tribe: 'Oak' } as const
const right: EnrolReport = {
  written: false,
  added: 1,
  changed: 0,
  unchanged: 0,
  faulty: 0,
  short: 0,
  zeros_offered: 0,
  zeros_added: 0,
  reading: null,
  faults: [],
  lines: [{ ...line, name: 'Davi Reis', email: 'davi@thehouse.test', chapter: '' }],
}
const press = '00000000-0000-4000-8000-000000000000'
const enrolCall = (dry: boolean, { update = false, zeros = false } = {}) =>
  `POST /people/enrol?dry_run=${dry}&update=${update}&zeros=${zeros}&press=${dry ? '' : press}`
const choose = async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('There is no place for a file')
    return found
  })
  await userEvent.upload(input, new File(['code,profile'], 'people.csv', { type: 'text/csv' }))
}

describe('a file that enrols people', () => {
  it('is tried first, and written only when that is said', async () => {
    school.on(enrolCall(true), right).on(enrolCall(false), { ...right, written: true })
    await openPage('/admin/people/enrol')
    await choose()
    expect(await screen.findByText('Everything is right. Nothing was written yet.')).toBeDefined()
    expect(within(screen.getByRole('row', { name: /Davi Reis/ })).getByText('New')).toBeDefined()
    expect(school.count(enrolCall(false))).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Enrol 1 person' }))
    const link = await screen.findByRole('link', { name: 'See who is invited' })
    expect(link.getAttribute('href')).toBe('/admin/people?state=INVITED&sort=-created_at')
    expect(school.count(enrolCall(false))).toBe(1)
  })

  it('shows what is wrong by line and column, and cannot be written', async () => {
    const faults = [
      { line: 2, column: 'unit', fault: 'placeUnknown', given: 'Norte', known: ['Centro'] },
      { line: 0, column: null, fault: 'letters', given: '', known: [] },
    ]
    school.on(enrolCall(true), { ...right, added: 0, faulty: 2, faults, lines: [] })
    await openPage('/admin/people/enrol')
    await choose()
    expect(await screen.findByText('2 lines are not right, so nothing was written.')).toBeDefined()
    expect(screen.getByText('“Norte” is not known. Known are: Centro.')).toBeDefined()
    expect(within(screen.getByRole('row', { name: /CSV UTF-8/ })).getByText('The file')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Enrol/ })).toBeNull()
  })

  it('says which codes are made, and that the school’s own can be guessed', async () => {
    const [known] = right.lines
    school.on(enrolCall(true), { ...right, short: 3, lines: [{ ...known, code: '' }] })
    await openPage('/admin/people/enrol')
    await choose()
    expect(await screen.findByText('3 codes are short enough to be guessed.')).toBeDefined()
    expect(within(screen.getByRole('row', { name: /Davi Reis/ })).getByText('is made')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Enrol 1 person' })).toBeDefined()
  })

  it('is tried once more when it may change codes that are there', async () => {
    school.on(enrolCall(true), right).on(enrolCall(true, { update: true }), { ...right, added: 0, changed: 1 })
    await openPage('/admin/people/enrol')
    await choose()
    await screen.findByText(/Everything is right/)
    await userEvent.click(screen.getByRole('switch', { name: 'Change codes that are there already' }))
    expect(await screen.findByText('0 new people. 1 changed.')).toBeDefined()
  })

  it('shows how it was read: the letters, the columns, and those that are left out', async () => {
    const columns = [
      { heading: 'Nome completo', column: 'name' },
      { heading: 'Telefone', column: null },
      { heading: '', column: null },
    ]
    school.on(enrolCall(true), {
      ...right,
      reading: { encoding: 'WINDOWS-1252', guessed: true, separator: ';', columns },
    })
    await openPage('/admin/people/enrol')
    await choose()
    const table = await screen.findByRole('table', { name: 'How the file was read' })
    const [, ...rows] = within(table).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Nome completoName',
      'TelefoneLeft out',
      'No headingLeft out',
    ])
    expect(screen.getByText('Windows-1252, with semicolons between the cells.')).toBeDefined()
    expect(screen.getByText(/Look whether the accents of the names are right/)).toBeDefined()
  })

  it('offers CPFs with the zeros that a spreadsheet took, and adds them only when that is said, for this file', async () => {
    const fault = { line: 2, column: 'cpf', fault: 'cpfZeros', given: '1234567890', known: ['012.345.678-90'] }
    school
      .on(enrolCall(true), { ...right, added: 0, faulty: 1, zeros_offered: 1, faults: [fault], lines: [] })
      .on(enrolCall(true, { zeros: true }), { ...right, zeros_added: 1 })
      .on(enrolCall(false, { zeros: true }), { ...right, zeros_added: 1, written: true })
    await openPage('/admin/people/enrol')
    await choose()
    expect(
      await screen.findByText('The CPF “1234567890” lost zeros at its begin. Suggested: 012.345.678-90'),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Enrol/ })).toBeNull()
    const zeros = screen.getByRole('switch', { name: 'Complete CPFs with the zeros at their begin' })
    await userEvent.click(zeros)
    expect(await screen.findByText('1 CPF was completed with zeros at its begin.')).toBeDefined()
    expect(document.activeElement).toBe(zeros)
    await userEvent.click(screen.getByRole('button', { name: 'Enrol 1 person' }))
    await waitFor(() => expect(school.count(enrolCall(false, { zeros: true }))).toBe(1))
  })

  it('asks anew about zeros for another file', async () => {
    school
      .on(enrolCall(true), { ...right, faulty: 1, zeros_offered: 1 })
      .on(enrolCall(true, { zeros: true }), { ...right, zeros_added: 1 })
    await openPage('/admin/people/enrol')
    await choose()
    await userEvent.click(await screen.findByRole('switch', { name: /^Complete CPFs/ }))
    await screen.findByText('1 CPF was completed with zeros at its begin.')
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    await choose()
    await waitFor(() => expect(school.count(enrolCall(true))).toBe(2))
    expect(await screen.findByRole('switch', { name: /^Complete CPFs/, checked: false })).toBeDefined()
  })
})

const job = {
  id: 9,
  kind: 'PEOPLE',
  name: 'people.csv',
  state: 'RUNNING',
  total: 8,
  done: 4,
  created_at: '2026-03-02T12:00:00.000Z',
  finished_at: null,
  error: null,
  exercises: null,
}

describe('a file of many people', () => {
  const lookedAt = { ...right, added: 0, import_id: 9 }
  it('is compared and written while its progress is shown, and then says how many were enrolled', async () => {
    const jobs = 'GET /imports?kind=PEOPLE'
    school.on(enrolCall(true), lookedAt).on(enrolCall(false), { ...lookedAt, import_id: 10 })
    await openPage('/admin/people/enrol')
    school.on(jobs, { content: [{ ...job, people: lookedAt }] })
    await choose()
    const bar = await screen.findByRole('progressbar', { name: 'people.csv' })
    expect(bar.getAttribute('value')).toBe('50')
    expect(screen.getByText(/It is compared with what the school has/)).toBeDefined()
    school.on(jobs, { content: [{ ...job, state: 'DONE', done: 8, people: { ...right, added: 300 } }] })
    const write = await screen.findByRole('button', { name: 'Enrol 300 people' }, { timeout: 5000 })
    school.on(jobs, { content: [{ ...job, id: 10, state: 'DONE', people: { ...right, added: 300, written: true } }] })
    await userEvent.click(write)
    expect(await screen.findByRole('link', { name: 'See who is invited' }, { timeout: 5000 })).toBeDefined()
  })

  it('that was left is there again, with what kept it from being written', async () => {
    const refused = { ...job, state: 'REFUSED', error: 'access.denied', people: { ...right, added: 0 } }
    school.on('GET /imports?kind=PEOPLE', { content: [refused] })
    await openPage('/admin/people/enrol')
    expect(await screen.findByText('Nothing of people.csv was written.')).toBeDefined()
    expect(screen.getByText('This is not open to your profile.')).toBeDefined()
  })
})
