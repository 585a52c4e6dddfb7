import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPage } from '../../../../testing/open-page.tsx'
import { classOf, timetableApi } from '../../../../testing/timetable-api.ts'
import { press } from '../../../../testing/user-actions.ts'

const path = '/admin/timetable/absence?unity_id=1&teacher_id=11&from=2099-03-23&to=2099-03-24'
const free = [{ id: 13, name: 'Tom Hill' }]
const cover = async (name: string) =>
  within(await screen.findByRole('region', { name })).getByRole('combobox', { name: 'Who takes it' })

it('gives some classes to who is free and cancels others with a reason, all at once', async () => {
  const api = timetableApi()
  api.on('POST /people/11/absence', {
    content: [
      { ...classOf(1), free },
      { ...classOf(2), free: [] },
      { ...classOf(3), free },
    ],
  })
  api.on('POST /classes/1/substitute', classOf(1)).on('POST /classes/2/cancel', classOf(2))
  await openPage(path)
  await userEvent.selectOptions(await cover('Class 1'), 'Tom Hill')
  await userEvent.selectOptions(await cover('Class 2'), 'Cancel the class')
  expect(await screen.findByText(/1 class gets a substitute\. 1 is cancelled\. 6 students are told\./)).toBeDefined()
  await userEvent.type(screen.getByLabelText('Reason'), 'Flu')
  expect(api.count('POST /classes/1/substitute')).toBe(0)
  await press('Save')
  expect(await screen.findByText('2 classes are settled.')).toBeDefined()
  expect(api.requestsOf('POST /classes/1/substitute')[0]?.body).toEqual({ version: 3, teacher_id: 13 })
  expect(api.requestsOf('POST /classes/2/cancel')[0]?.body).toEqual({ version: 3, reason: 'Flu' })
  expect(api.requestsOf('POST /people/11/absence')[0]?.body).toEqual({ from: '2099-03-23', to: '2099-03-24' })
  expect(api.asked.some(({ path: asked }) => asked.startsWith('/classes/3'))).toBe(false)
})

it('says beside a class why it was refused, and keeps what was chosen', async () => {
  const api = timetableApi().on('POST /people/11/absence', { content: [{ ...classOf(1), free }] })
  const values = { teacher: 'Tom Hill', name: 'Phonics', start: '23/03/2099 18:00', end: '19:00' }
  api.refuse('POST /classes/1/substitute', 412, { token: 'class.teacherBusy', values })
  await openPage(path)
  await userEvent.selectOptions(await cover('Class 1'), 'Tom Hill')
  await press('Save')
  expect(await screen.findByText(/^Tom Hill gives Phonics from 23\/03\/2099 18:00 to 19:00/)).toBeDefined()
  expect(await cover('Class 1')).toHaveProperty('value', '13')
})

it('says that there is nothing to cover', async () => {
  timetableApi().on('POST /people/11/absence', { content: [] })
  await openPage(path)
  expect(await screen.findByText('Laura Reed has no classes on these days')).toBeDefined()
})
