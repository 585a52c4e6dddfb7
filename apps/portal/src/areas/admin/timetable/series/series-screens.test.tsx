import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { pageOf } from '../../../../testing/dashboard-api.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import { seriesOf, timetableApi } from '../../../../testing/timetable-api.ts'
import { press } from '../../../../testing/user-actions.ts'

const listCall = (over = false, unit = 1) => `GET /class_series?unity_id=${unit}&page=1&size=20&over=${over}`
const impact = { created: 17, changed: 0, cancelled: 0, told: 0, released: [], shifted: [], holidays: [] }
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Save the series?' }))
const field = (label: string) => screen.findByLabelText(label)
const retype = async (label: string, text: string) => {
  const input = await field(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

describe('the list of series', () => {
  it('shows days, time, place and what is ahead; those that are over when asked for', async () => {
    const api = timetableApi().on(listCall(), pageOf([seriesOf(5, { teacher: null })]))
    api.on(listCall(true), pageOf([seriesOf(5), seriesOf(6, { name: 'Old', ahead: 0, next_at: null })]))
    await openPage('/admin/series')
    const row = await screen.findByRole('row', { name: /Conversation/ })
    expect(row.textContent).toContain('Mon · 18:30 (60 minutes)')
    expect(row.textContent).toContain('No teacher yet')
    expect(row.textContent).toContain('17 classes')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show those that are over' }))
    expect(await screen.findByRole('row', { name: /Old.*Over/ })).toBeDefined()
    expect(location.search).toContain('over=true')
  })
})

describe('a series', () => {
  it('is made once its dates and what it does were shown', async () => {
    const api = timetableApi().on('POST /class_series', seriesOf(5)).on(listCall(), pageOf([]))
    api.on('POST /class_series/impact', {
      ...impact,
      holidays: ['2099-03-09'],
      shifted: [{ day: '2099-03-16', shift: 'GAP' }],
    })
    await openPage('/admin/series/new?unity_id=1')
    await userEvent.type(await field('Name'), 'Conversation')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }))
    await userEvent.type(await field('Start'), '18:30')
    await retype('First day', '02/03/2099')
    await retype('Last day', '29/06/2099')
    const preview = within(await screen.findByRole('region', { name: 'First dates' }))
    await preview.findByText('Left out as a holiday: 09/03/2099.')
    const dates = preview.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(dates.slice(0, 2)).toEqual(['Monday, 02/03/2099, 18:30', 'Monday, 16/03/2099, 18:30'])
    expect(preview.getByText(/^On 16\/03\/2099 the clocks are put forward/)).toBeDefined()
    await press('Save')
    const asked = await question()
    expect(await asked.findByText('17 classes are made.')).toBeDefined()
    expect(api.count('POST /class_series')).toBe(0)
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('“Conversation” is made, with 17 classes.')).toBeDefined()
    expect(api.requestsOf('POST /class_series')[0]?.body).toMatchObject({
      unity_id: 1,
      weekdays: [1],
      start_time: '18:30',
      first_day: '2099-03-02',
      last_day: '2099-06-29',
      every_weeks: 1,
    })
  })

  it('wants a day of the week before it is sent', async () => {
    const api = timetableApi()
    await openPage('/admin/series/new?unity_id=1')
    await userEvent.type(await field('Name'), 'Conversation')
    await press('Save')
    expect(await screen.findAllByText('This field is required')).not.toHaveLength(0)
    expect(screen.getByRole('checkbox', { name: 'Monday' }).getAttribute('aria-invalid')).toBe('true')
    expect(api.count('POST /class_series/impact')).toBe(0)
  })

  it('is changed from a day on; a room that is taken keeps it from being saved, in words', async () => {
    const api = timetableApi().on('GET /class_series/5', seriesOf(5))
    const values = { room: 'Garden', name: 'Phonics', start: '02/03/2099 18:00', end: '19:00' }
    api.refuse('POST /class_series/5/impact', 412, { token: 'class.roomTaken', values })
    await openPage('/admin/series/5')
    await retype('Changes count from', '09/03/2099')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Room' }), 'Garden (12 places)')
    await press('Save')
    const asked = await question()
    expect((await asked.findByRole('alert')).textContent).toContain('Garden has Phonics')
    expect(asked.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    const sent = api.requestsOf('POST /class_series/5/impact').at(-1)?.body
    expect(sent).toMatchObject({ from_day: '2099-03-09', room_id: 2, version: 2, release: false })
    expect(sent).not.toHaveProperty('unity_id')
  })

  it('is ended from a day on, with a reason', async () => {
    const api = timetableApi().on('GET /class_series/5', seriesOf(5)).on('POST /class_series/5/end', seriesOf(5))
    api.on('POST /class_series/5/impact', impact).on(listCall(), pageOf([]))
    await openPage('/admin/series/5')
    await press('End the series')
    const asked = within(await screen.findByRole('dialog', { name: 'End “Conversation”?' }))
    expect(asked.getByText(/^17 classes are ahead/)).toBeDefined()
    const day = asked.getByLabelText('Classes are cancelled from')
    await userEvent.clear(day)
    await userEvent.type(day, '09/03/2099')
    await userEvent.type(asked.getByLabelText('Reason'), 'Summer')
    await userEvent.click(asked.getByRole('button', { name: 'End the series' }))
    await screen.findByText('“Conversation” is ended.')
    expect(api.requestsOf('POST /class_series/5/end')[0]?.body).toEqual({
      version: 2,
      from_day: '2099-03-09',
      reason: 'Summer',
    })
    await waitFor(() => expect(location.pathname).toBe('/admin/series'))
  })
})

const fileCall = (dry: boolean) => `POST /class_series/import?unity_id=1&dry_run=${dry}`
async function chooseFile(): Promise<void> {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('There is no place for a file')
    return found
  })
  await userEvent.upload(input, new File(['name'], 'series.csv', { type: 'text/csv' }))
}

describe('a file of series', () => {
  it('is tried first, and written only when that is said', async () => {
    const right = { written: false, series: 2, classes: 34, faults: [] }
    const api = timetableApi()
      .on(fileCall(true), right)
      .on(fileCall(false), { ...right, written: true })
    await openPage('/admin/series/import?unity_id=1')
    await chooseFile()
    expect(await screen.findByText('2 series. 34 classes.')).toBeDefined()
    expect(api.count(fileCall(false))).toBe(0)
    await press('Make 2 series')
    expect(await screen.findByRole('link', { name: 'See the series' })).toBeDefined()
  })

  it('shows before it is written which column was taken for what, and which is left out', async () => {
    const columns = [
      { heading: 'Horário', column: 'start' },
      { heading: 'Observações', column: null },
    ]
    const reading = { encoding: 'WINDOWS-1252', guessed: true, separator: ';', columns }
    const right = { written: false, series: 1, classes: 4, faults: [], reading }
    timetableApi()
      .on(fileCall(true), right)
      .on(fileCall(false), { ...right, written: true })
    await openPage('/admin/series/import?unity_id=1')
    await chooseFile()
    const shown = await screen.findByRole('region', { name: 'How the file was read' })
    expect(within(shown).getByText('Windows-1252, with semicolons between the cells.')).toBeDefined()
    const taken = within(shown).getAllByRole('row').slice(1)
    expect(taken.map((row) => row.textContent)).toEqual(['HorárioStart', 'ObservaçõesLeft out'])
    expect(screen.getByText(/does not say how its letters are/)).toBeDefined()
    await press('Make 1 series')
    await screen.findByRole('link', { name: 'See the series' })
    expect(screen.queryByRole('region', { name: 'How the file was read' })).toBeNull()
  })

  it('shows what is wrong by line and column, and cannot be written', async () => {
    const faults = [{ line: 3, column: 'room', fault: 'roomUnknown', given: 'Attic', known: ['Arch Room'] }]
    timetableApi().on(fileCall(true), { written: false, series: 0, classes: 0, faults })
    await openPage('/admin/series/import?unity_id=1')
    await chooseFile()
    const row = await screen.findByRole('row', { name: /room/ })
    expect(row.textContent).toContain('Attic')
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
  })
})
