import type { Page } from '@playwright/test'
import { enrolPerson } from '../../access/own-person.ts'
import { ApiClient } from '../../flows/api-client.ts'
import { addressOfPlace } from '../../flows/test.ts'
import { button, heading, mark, ownPassword, storeSession } from '../../lesson/steps.ts'
import { arrange, match, writeNumber } from '../../lists/answer.ts'
import { dragByMouse } from '../../lists/drag.ts'
import { listed, type Listed } from '../../lists/exercises.ts'
import { itemsOf } from '../../lists/keyboard.ts'
import { agree, expect, findListed, test } from '../../lists/test.ts'
import { confirmed, expectKept, workerReady } from '../../offline/device.ts'

test.use({ serviceWorkers: 'allow' })

const main = (page: Page) => page.getByRole('main')
const { chapter: hall } = listed.order
const waits = /will be checked when the connection returns/

const answer: Record<Listed, (page: Page) => Promise<void>> = {
  pairs: (page) => match(page, listed.pairs.right),
  order: (page) => arrange(page, listed.order.right),
  amount: (page) => writeNumber(page, listed.amount.right.en, listed.amount.unit),
}
const all = ['pairs', 'order', 'amount'] as const satisfies readonly Listed[]

test('pairs, an order and a number are answered without a connection, and sent once it is back', async ({
  page,
  context,
  student,
  openLesson,
}) => {
  test.slow()
  for (const which of ['pairs', 'amount'] as const) {
    await openLesson(which)
    await workerReady(page)
    await expectKept(page, new RegExp(`/exercises\\?topic_id=${student.found[which].place.topic.id}`))
  }
  await context.setOffline(true)
  for (const which of all) {
    await openLesson(which)
    await answer[which](page)
    await button(page, 'Verify').click()
    await expect(main(page).getByText(waits)).toBeVisible()
  }
  await page.reload()
  await expect(main(page).getByText(waits)).toBeVisible()

  const arrived = confirmed(page)
  await context.setOffline(false)
  const ids = all.map((which) => student.found[which].exercise.id)
  await expect.poll(() => ids.filter((id) => arrived.has(`check ${id}`))).toEqual(ids)
  for (const which of all) {
    const { place, exercise } = student.found[which]
    const { exercises } = await student.caller.read(place)
    expect(exercises.find(({ id }) => id === exercise.id)).toMatchObject({ answered: true, correct: true })
    await openLesson(which)
    await expect(main(page).getByText(mark.right, { exact: true })).toBeVisible()
  }
  const once = ids.flatMap((id) => [`save ${id}`, `check ${id}`])
  expect(Object.fromEntries(arrived)).toEqual(Object.fromEntries(once.map((name) => [name, 1])))
})

test('a chapter that was taken along brings what drags its items, though none was opened on the device', async ({
  page,
  context,
  request,
  server,
}) => {
  const { email } = await enrolPerson(request, { chapter: hall })
  const caller = new ApiClient(server.url)
  const { user } = await caller.signIn(email, ownPassword)
  await caller.doUpToTheLast(hall)
  const order = await findListed(caller, 'order')
  await caller.fresh(order.place)
  await storeSession(page, email)
  await agree(page, user.id, [hall])
  await page.goto('/profile')
  await workerReady(page)
  const section = page.getByRole('region', { name: 'Without a connection' })
  await section.getByRole('button', { name: 'Take this chapter along' }).click()
  await expect(section.getByText('All that is open of it is on this device')).toBeVisible()
  await context.setOffline(true)
  await page.goto(`${addressOfPlace(order.place)}?exercise=${order.exercise.id}`)
  await expect(heading(page, listed.order.title)).toBeVisible()
  const before = await itemsOf(page)
  const [first = '', second = ''] = before
  const handle = (item: string) => main(page).getByRole('button', { name: `Drag ${item}`, exact: true })
  await expect(handle(first)).toBeEnabled()
  await dragByMouse(page, handle(first), handle(second))
  await expect.poll(async () => (await itemsOf(page))[0]).toBe(second)
})
