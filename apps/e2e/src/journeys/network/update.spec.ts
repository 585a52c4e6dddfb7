import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deploy, updatePortal } from '../../faults/builds.ts'
import { spawnServer } from '../../harness/server.ts'
import { freshData } from '../../harness/template.ts'
import { expect, test as base } from '../../harness/test.ts'
import { signIn } from '../../lesson/steps.ts'

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

  await page.getByRole('navigation').getByRole('link', { name: 'Books' }).first().click()
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/the-magic-formula\/books$/)
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
