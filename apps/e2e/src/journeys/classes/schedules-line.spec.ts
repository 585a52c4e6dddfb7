import type { APIRequestContext, Page } from '@playwright/test'
import { isOnlineClass, type ScheduleClass } from '@the-house/domain'
import { arrive, callsOf } from '../../access/person.ts'
import { expect, test } from '../../harness/test.ts'
import { accounts, heading, signIn } from '../../lesson/steps.ts'

const at = (name: string) => `${name}@thehouse.test`
/** All other students of the demonstration student's unit. */
const [rival, second] = [at('amanda.amaral'), at('diego.pacheco')]
const others = ['heitor.menezes', 'kaue.macedo', 'lucas.cardoso', 'luiza.dias'].map(at)
const timeZone = 'America/Sao_Paulo'
const dayMs = 86_400_000

/** Finds a class some weeks ahead that none of the three has booked, and fills it until one place is free. */
async function leaveOnePlace(request: APIRequestContext): Promise<ScheduleClass> {
  const [asker, ...rest] = await Promise.all([accounts.student, rival, second].map((who) => callsOf(request, who)))
  if (!asker) throw new Error('Nobody asks.')
  for (const weeks of [2, 3]) {
    const week = new Date(Date.now() + weeks * 7 * dayMs).toISOString().slice(0, 10)
    const taken = (await Promise.all(rest.map((one) => one.classesFrom(week)))).flat()
    const mine = ({ id }: ScheduleClass) => taken.some((one) => one.id === id && one.scheduled)
    const found = (await asker.classesFrom(week))
      .filter((one) => !isOnlineClass(one) && !one.scheduled && !mine(one))
      .find(({ max_students: all, scheduled_students: taken }) => all <= others.length && taken < all)
    if (found) return fill(request, found, week)
  }
  throw new Error('No class of these weeks is small enough.')
}

async function fill(request: APIRequestContext, one: ScheduleClass, week: string): Promise<ScheduleClass> {
  let missing = one.max_students - one.scheduled_students - 1
  for (const email of others) {
    const person = await callsOf(request, email)
    const has = (await person.classesFrom(week)).some(({ id, scheduled }) => id === one.id && scheduled)
    if (has || missing === 0) continue
    await person.bookClass(one.id)
    missing -= 1
  }
  expect(missing).toBe(0)
  return one
}

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
/** Confirms the question before a booking action. */
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

/** Opens the week of the class and returns its entry. */
async function findOn(page: Page, one: ScheduleClass) {
  const start = new Date(one.start_date)
  const day = start.toLocaleDateString('en-CA', { timeZone })
  await page.goto(`/schedules?view=list&start_week=${day}`)
  const weekday = start.toLocaleDateString('en', { weekday: 'long', timeZone })
  const name = `${weekday}, ${start.toLocaleDateString('en-GB', { timeZone })}`
  return page.getByRole('region', { name }).getByRole('button').filter({ hasText: one.name })
}

async function openClass(page: Page, one: ScheduleClass) {
  await (await findOn(page, one)).click()
  await expect(dialog(page).getByText(one.room)).toBeVisible()
}

async function bookClass(page: Page) {
  await button(page, 'Take a place').click()
  await confirm(page, 'Take a place')
}

test('the last place goes to another student while the dialog is open; the first in the line gets the next one, and is notified', async ({
  page,
  browser,
  server,
}) => {
  // Three users, one after the other.
  test.slow()
  const one = await leaveOnePlace(page.request)
  await signIn(page)
  const [amanda, diego] = [await arrive(browser, server, rival), await arrive(browser, server, second)]

  await openClass(page, one)
  await button(page, 'Take a place').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await openClass(amanda, one)
  await bookClass(amanda)
  await expect(dialog(amanda).getByText('You have a place in this class.')).toBeVisible()

  await confirm(page, 'Take a place')
  await expect(dialog(page).getByRole('alert')).toContainText('somebody else')
  await expect(dialog(page).getByText('Full', { exact: true })).toBeVisible()
  await expect(button(page, 'Take a place')).toHaveCount(0)
  await button(page, 'Wait for a place').click()
  await expect(dialog(page).getByText(/^You are number 1 in the line/)).toBeVisible()

  await openClass(diego, one)
  await expect(dialog(diego).getByText('Full', { exact: true })).toBeVisible()
  await expect(button(diego, 'Take a place')).toHaveCount(0)
  await button(diego, 'Wait for a place').click()
  await expect(dialog(diego).getByText(/^You are number 2 in the line/)).toBeVisible()

  await button(amanda, 'Cancel my place').click()
  await confirm(amanda, 'Cancel my place')
  // The place was given to the waiting list at once.
  await expect(button(amanda, 'Wait for a place')).toBeVisible()

  await expect(await findOn(page, one)).toContainText('Scheduled')
  await expect(await findOn(diego, one)).toContainText('1 in the line')
  await page.goto('/notifications')
  await expect(heading(page, 'Notifications')).toBeVisible()
  await expect(page.getByRole('main').getByText(`You have a place: ${one.name}`)).toBeVisible()
  await diego.goto('/notifications')
  await expect(heading(diego, 'Notifications')).toBeVisible()
  await expect(diego.getByText(/^You have a place/)).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get('/outbox')).text(), 'the mail leaves after the answer')
    .toContain(`You have a place: ${one.name}`)
})
