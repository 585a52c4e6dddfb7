import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { classOf, placesOfNorte, timetableApi, weekCall, weekOf, weekPath } from '../../../testing/timetable-api.ts'
import { press } from '../../../testing/user-actions.ts'

const norteCall = 'GET /timetable/places?unity_id=2'
const norteWeek = weekCall().replace('unity_id=1', 'unity_id=2')
const unitField = () => screen.getByRole('combobox', { name: 'Unit' })

it('shows at once which unit is chosen, and its rooms when they are there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  timetableApi(classOf(1))
    .on(norteCall, async () => {
      await promise
      return { body: placesOfNorte }
    })
    .on(norteWeek, weekOf([]))
  await openPage(weekPath)
  await screen.findByText('Class 1')
  await userEvent.selectOptions(unitField(), 'Norte')
  await waitFor(() => expect(unitField()).toHaveProperty('value', '2'))
  expect(screen.getByRole('option', { name: 'Garden' })).toBeDefined()
  resolve()
  expect(await screen.findByRole('option', { name: 'Attic' })).toBeDefined()
  expect(screen.queryByRole('option', { name: 'Garden' })).toBeNull()
  expect(unitField()).toHaveProperty('value', '2')
})

it('says that a unit could not be read instead of showing the former one, and reads it again', async () => {
  const api = timetableApi(classOf(1)).refuse(norteCall, 500)
  api.on(norteWeek, weekOf([]))
  await openPage(weekPath)
  await screen.findByText('Class 1')
  await userEvent.selectOptions(unitField(), 'Norte')
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Class 1')).toBeNull()
  api.on(norteCall, placesOfNorte)
  await press('Try again')
  expect(await screen.findByRole('option', { name: 'Attic' })).toBeDefined()
})
