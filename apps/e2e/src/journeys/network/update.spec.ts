import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deploy, updatePortal } from '../../faults/builds.ts'
import { spawnServer } from '../../harness/server.ts'
import { freshData } from '../../harness/template.ts'
import { expect, test as base, withoutTours } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { fill } from '../../lesson/fill.ts'
import { button, openPlaces, signIn } from '../../lesson/steps.ts'
import { workerReady } from '../../offline/device.ts'

/** A server whose portal can be replaced while it runs. */
const test = base.extend<{ deployment: string }>({
  deployment: async ({ browserName: _any }, use) => {
    const folder = await deploy()
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  server: async ({ deployment }, use) => {
    const data = await freshData()
    const server = await spawnServer(data, 0, deployment)
    await use(server)
    await server.stop()
    await rm(data, { recursive: true, force: true })
  },
})

const programOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src')

test('a tab of before an update goes on in the new version by itself', async ({ page, deployment, server }) => {
  await signIn(page)
  const old = await programOf(page)
  await updatePortal(deployment)
  const answer = await page.request.get(`${server.url}${old}`)
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('application/json')

  await page.getByRole('navigation').getByRole('link', { name: 'My tests' }).first().click()
  await expect(page.getByRole('heading', { name: 'My tests', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/tests$/)
  expect(await programOf(page)).not.toBe(old)
})

for (const who of ['a user', 'no user'] as const)
  test(`what the page asks for early is there after an update, where ${who} is signed in`, async ({
    page,
    deployment,
  }) => {
    if (who === 'a user') await signIn(page)
    await updatePortal(deployment)
    await page.goto('/login')
    const links = page.locator('link[rel=modulepreload]')
    await expect(links.first()).toBeAttached()
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const answers = await Promise.all(addresses.map((address) => page.request.get(new URL(address, page.url()).href)))
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([])
  })

test('a form that is half typed is not lost to an update: the page says so and waits', async ({ page, deployment }) => {
  await page.goto('/forgot-password')
  const email = page.getByLabel('E-mail')
  await email.fill('somebody@thehouse.test')
  await page.waitForLoadState('networkidle')
  const old = await programOf(page)
  await updatePortal(deployment)
  await page.getByRole('radio', { name: 'Português' }).click()
  await expect(page.getByText(/The House has been updated/)).toBeVisible()
  await expect(email).toHaveValue('somebody@thehouse.test')
  expect(await programOf(page)).toBe(old)

  await page.reload()
  await page.getByRole('radio', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test.describe('with the files on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a newer version is told, never taken in an exercise, and leaves another tab its chunks', async ({
    page,
    context,
    deployment,
  }) => {
    test.slow()
    await signIn(page)
    await openPlaces(page)
    await workerReady(page)
    const other = await context.newPage()
    await withoutTours(other)
    await other.goto('/dashboard')
    const old = await programOf(page)
    await updatePortal(deployment)
    await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const told = 'A newer version of The House is ready.'
    await expect(other.getByText(told)).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText(told)).toHaveCount(0)
    expect(await programOf(other)).toBe(old)

    await other.getByRole('button', { name: 'Use it now' }).click()
    await expect.poll(() => programOf(other).catch(() => old)).not.toBe(old)
    const [first] = places.exercises
    await fill(page, first.right)
    await button(page, 'Verify').click()
    await expect(page.getByRole('main').getByText('Right!', { exact: true })).toBeVisible()
    expect(await programOf(page)).toBe(old)

    // Its chunk is of the version before, and was not loaded yet.
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/the-house-news/)
    expect(await programOf(page)).toBe(old)
    await expect(page.getByText(told)).toBeVisible()
    await page.getByRole('button', { name: 'Use it now' }).click()
    await expect.poll(() => programOf(page).catch(() => old)).not.toBe(old)
  })

  test('a worker in use that holds its place does not hold up the newer version', async ({ page, deployment }) => {
    await signIn(page)
    await workerReady(page)
    const old = await programOf(page)
    await updatePortal(deployment)
    await page.evaluate(async () => {
      // As if the worker in use were busy with an answer: the one that waits does not take over.
      ServiceWorker.prototype.postMessage = () => undefined
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await page.getByRole('button', { name: 'Use it now' }).click({ timeout: 60_000 })
    await expect.poll(() => programOf(page).catch(() => old)).not.toBe(old)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await workerReady(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await programOf(page)).not.toBe(old)
  })

  test('a tab whose chunks are gone from the device, too, goes on in the new version by itself', async ({
    page,
    context,
    deployment,
  }) => {
    await signIn(page)
    await workerReady(page)
    const old = await programOf(page)
    await updatePortal(deployment)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click()
    await expect(page).toHaveURL(/\/the-house-news/)
    await expect.poll(() => programOf(page).catch(() => old)).not.toBe(old)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
