import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { uploadByFetch } from '../../../testing/fake-upload.ts'
import { openPage } from '../../../testing/open-page.tsx'

const topic = { id: 5, version: 1, name: 'Kitchen', chapter: { id: 1, name: 'Rooms' }, managed: undefined }
const exercise = (id: number) => ({ id, version: 1, title: `Exercise ${id}`, type: 'OPEN_ANSWER', topic_id: 5 })
const pageOf = (content: object[]) => ({ content, meta: { page: 1, size: 20, total: content.length } })
const row = (line: number, more: object) => ({
  line,
  name: `Title ${line}`,
  type: 'OPEN_ANSWER',
  taken: true,
  problems: [],
  findings: [],
  ...more,
})
const refusal = { token: 'type.unknown', line: 3, column: 'type', what: 'RIDDLE' }
const looked = {
  problems: [{ token: 'file.guessed', line: null, column: null, what: null }],
  rows: [
    row(2, { findings: [{ token: 'question.missing', at: null }] }),
    row(3, { type: null, taken: false, problems: [refusal] }),
    row(4, {}),
  ],
  taken: 2,
  refused: 1,
  imported: 0,
}
const whole = { problems: [], rows: [row(2, {})], taken: 1, refused: 0, imported: 0 }
const press = '00000000-0000-4000-8000-000000000000'
const call = (query: string) =>
  `POST /exercises/import?topic_id=5&format=CSV&${query}${query.includes('dry_run=false') ? `&press=${press}` : ''}`
const jobs = 'GET /imports?kind=EXERCISES&subject_id=5'
const trial = call('dry_run=true&partial=false')

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  uploadByFetch()
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(press)
  // The test browser has no downloads: it would navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  school = new FakeApi()
    .on('GET /topics/5', topic)
    .on('GET /imports?kind=EXERCISES', { content: [] })
    .on(jobs, { content: [] })
    .on('GET /topics?page=1&size=50', pageOf([topic]))
    .on('GET /exercises?page=1&size=20', pageOf([exercise(1), exercise(2)]))
    .on('GET /exercises?page=1&size=20&topic_id=5', pageOf([exercise(1)]))
    .on(trial, looked)
    .open()
})

const choose = async (name = 'exercises.csv') => {
  const field = (await screen.findByRole('group', { name: 'File' })).querySelector('input')
  if (!field) throw new Error('There is no field for a file.')
  await userEvent.upload(field, new File(['type,title'], name))
}
const look = () => userEvent.click(screen.getByRole('button', { name: 'Look through the file' }))

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('a file of exercises', () => {
  it('is checked before anything is saved, and reported line by line', async () => {
    await openPage('/admin/exercises/import?topic_id=5')
    await choose()
    await look()
    const table = await screen.findByRole('table', { name: 'What is in the file' })
    expect(within(table).getAllByRole('columnheader')[0]?.textContent).toBe('Line')
    expect(screen.getByText(/does not say how its letters are written/)).toBeDefined()
    expect(screen.getByText(/2 exercises can come in/)).toBeDefined()
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/2Title 2.*Comes in, to be finished.*Write the question/),
      expect.stringMatching(/3Title 3.*Stays out.*Type: RIDDLE is no type of exercise/),
      expect.stringMatching(/4Title 4.*Comes in$/),
    ])
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Only those with a remark' }))
    expect(within(table).getAllByRole('row')).toHaveLength(3)
  })

  it('shows which column was taken for what, and which name for which type, before it comes in', async () => {
    const columns = [
      { heading: 'Tipo', column: 'type' },
      { heading: 'Gabarito', column: 'right' },
      { heading: 'Cor', column: null },
    ]
    const types = [{ given: 'Dissertativa', type: 'OPEN_ANSWER' }]
    school.on(trial, { ...whole, reading: { encoding: 'UTF-8', guessed: false, separator: '\t', columns, types } })
    await openPage('/admin/exercises/import?topic_id=5')
    await choose()
    await look()
    expect(await screen.findByText('UTF-8, with tabs between the cells.')).toBeDefined()
    expect(rowsOf('How the file was read')).toEqual(['TipoType', 'GabaritoRight answer', 'CorLeft out'])
    expect(rowsOf('Types')).toEqual(['DissertativaOpen answer'])
  })

  it('of a package has questions in place of lines, and a list only where there is something to say', async () => {
    const lost = { token: 'tag.lost', line: 1, column: null, what: 'unit 4' }
    school.on('POST /exercises/import?topic_id=5&format=H5P&dry_run=true&partial=false', {
      ...whole,
      rows: [row(1, { problems: [lost] }), row(2, {})],
      taken: 2,
    })
    await openPage('/admin/exercises/import?topic_id=5')
    await choose('bank.h5p')
    await look()
    const table = within(await screen.findByRole('table', { name: 'What is in the file' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('Question')
    expect(table.getAllByRole('list').map(({ textContent }) => textContent)).toEqual(['Tags are left out: unit 4'])
  })

  it('comes in as a part of it where that is wanted', async () => {
    school.on(call('dry_run=false&partial=true'), { ...looked, imported: 2 })
    await openPage('/admin/exercises/import?topic_id=5')
    await choose()
    await look()
    await userEvent.click(await screen.findByRole('button', { name: 'Import only the 2 that are right' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/admin/exercises?topic_id=5'))
    expect(await screen.findByText('2 exercises have come in, as drafts.')).toBeDefined()
  })

  it('comes in as a whole where all of it is right', async () => {
    school.on(trial, whole).on(call('dry_run=false&partial=false'), { ...whole, imported: 1 })
    await openPage('/admin/exercises/import?topic_id=5')
    await choose()
    await look()
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 exercise' }))
    await waitFor(() => expect(location.pathname).toBe('/admin/exercises'))
  })

  it('is known by its name; another format means another look', async () => {
    await openPage('/admin/exercises/import?topic_id=5')
    await choose('quiz.XML')
    expect(screen.getByRole('combobox', { name: 'Format' })).toHaveProperty('value', 'MOODLE_XML')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'CSV')
    await look()
    await screen.findByRole('table')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'GIFT')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('and its topic are asked for, and a refusal of the school is shown', async () => {
    school.refuse(trial, 413, { token: 'tooLarge' })
    await openPage('/admin/exercises/import')
    await screen.findByRole('group', { name: 'File' })
    await look()
    expect(screen.getByText('Choose a topic.')).toBeDefined()
    expect(screen.getByText('Choose a file.')).toBeDefined()
    await userEvent.click(screen.getByRole('combobox', { name: /Topic/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Kitchen/ }))
    await choose()
    await look()
    expect(await screen.findByText(/^File to large/)).toBeDefined()
  })
})

it('a sample of the format that is chosen can be had', async () => {
  school.reply('GET /exercises/export?format=CSV&sample=true', { text: 'type,title' })
  await openPage('/admin/exercises/import')
  await userEvent.click(await screen.findByRole('button', { name: 'Download a sample' }))
  await waitFor(() => expect(school.count('GET /exercises/export?format=CSV&sample=true')).toBe(1))
})

it('the list leads to its import, and exports what is selected, the topic, or all', async () => {
  await openPage('/admin/exercises?topic_id=5')
  const way = await screen.findByRole('link', { name: 'Import' })
  expect(way.getAttribute('href')).toBe('/admin/exercises/import?topic_id=5')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Exercise 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export exercises' }))
  const which = dialog.getByRole('combobox', { name: 'Which exercises' })
  expect(Array.from(which.querySelectorAll('option'), ({ textContent }) => textContent)).toEqual([
    'The 1 selected',
    'All of the topic',
    'All of the school',
  ])
  school.refuse('GET /exercises/export?format=GIFT&ids=1', 500, { message: 'Not now.' })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'GIFT')
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
  expect(await dialog.findByText('Not now.')).toBeDefined()
  school.reply('GET /exercises/export?format=GIFT&topic_id=5', { text: '::One:: {}' })
  await userEvent.selectOptions(which, 'All of the topic')
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export exercises' })).toBeNull())
})

describe('a file of many exercises', () => {
  const job = {
    id: 9,
    kind: 'EXERCISES',
    name: 'exercises.csv',
    state: 'RUNNING',
    total: 40,
    done: 10,
    created_at: '2026-03-02T12:00:00.000Z',
    finished_at: null,
    error: null,
    exercises: whole,
    people: null,
  }

  it('shows how far it has come, and how many have come in', async () => {
    school.on(trial, whole).on(call('dry_run=false&partial=false'), { ...whole, import_id: 9 })
    await openPage('/admin/exercises/import?topic_id=5')
    await choose()
    await look()
    const take = await screen.findByRole('button', { name: 'Import 1 exercise' })
    school.on(jobs, { content: [job] })
    await userEvent.click(take)
    const bar = await screen.findByRole('progressbar', { name: 'exercises.csv' })
    expect(bar.getAttribute('value')).toBe('25')
    expect(screen.queryByRole('button', { name: 'Import 1 exercise' })).toBeNull()
    school.on(jobs, { content: [{ ...job, state: 'DONE', done: 40, exercises: { ...whole, imported: 1 } }] })
    expect(await screen.findByText('1 exercise has come in.', {}, { timeout: 5000 })).toBeDefined()
    expect(screen.getByRole('link', { name: 'See them' }).getAttribute('href')).toBe('/admin/exercises?topic_id=5')
  })

  it('that was left is there again where its topic is chosen', async () => {
    school.on(jobs, { content: [job] })
    await openPage('/admin/exercises/import?topic_id=5')
    expect(await screen.findByRole('progressbar', { name: 'exercises.csv' })).toBeDefined()
    expect(screen.getByText(/You can leave this page and come back/)).toBeDefined()
  })
})
