import type { APIRequestContext, Page } from '@playwright/test'
import { enrolPerson, units } from '../../access/own-person.ts'
import { map, visitors, type Place, type Visitor } from '../../access/map.ts'
import { phone } from '../../harness/devices.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { heading, signIn } from '../../lesson/steps.ts'

const mayEnter =
  (visitor: Visitor) =>
  ({ who }: Place) =>
    who.includes(visitor)
const linksOf = (visitor: Visitor) =>
  map
    .filter(mayEnter(visitor))
    .flatMap(({ link }) => link ?? [])
    .toSorted()

/** Signs a visitor in, in the unit that the test is about. */
async function arrive(page: Page, request: APIRequestContext, visitor: Visitor) {
  if (visitor !== 'student without store') return signIn(page, visitor)
  return signIn(page, (await enrolPerson(request, { unit: units.online })).email)
}

const hrefsIn = async (page: Page, name: 'navigation' | 'dialog') => {
  const links = await page.getByRole(name, { name: 'Main menu' }).getByRole('link').all()
  const found = await Promise.all(links.map((link) => link.getAttribute('href')))
  return found.map(String).toSorted()
}
const shell = (page: Page) => page.getByRole('banner')
const notFound = (page: Page) => heading(page, 'This page does not exist')
const tutorial = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tutorial' })

/** Navigates to a path, always from the same screen, so that no content of an earlier visit is seen. */
async function visit(page: Page, path: string) {
  await navigate(page, '/tutorial')
  await expect(tutorial(page)).toBeVisible()
  await navigate(page, path)
}

async function expectShown(page: Page, path: string) {
  if (path !== '/tutorial') await expect(tutorial(page), path).toHaveCount(0)
  await expect(shell(page), path).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
  await expect(notFound(page), path).toHaveCount(0)
}

async function expectShut(page: Page, path: string) {
  await expect(page, path).toHaveURL(/\/login$/)
  await expect(page.getByText('This page is not for your profile'), path).toBeVisible()
  await expect(shell(page), path).toHaveCount(0)
}

for (const visitor of visitors)
  test(`the ${visitor} finds the links of the role in the menu, and is let in there and nowhere else`, async ({
    page,
    request,
  }) => {
    // Every path of the portal is opened.
    test.slow()
    await arrive(page, request, visitor)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(await hrefsIn(page, 'navigation')).toEqual(linksOf(visitor))
    for (const place of map) {
      const { path } = place
      if (mayEnter(visitor)(place)) await visit(page, path).then(() => expectShown(page, path))
      // The URL is the path until the guard redirects, so a refusal before this one proves nothing.
      else await navigate(page, path).then(() => expectShut(page, path))
    }
    // The same where the URL is typed.
    const shut = map.find((place) => !mayEnter(visitor)(place))
    if (!shut) return
    await page.goto(shut.path)
    await expectShut(page, shut.path)
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('the drawer holds the same links and the report of errors, and the bar below the first of them', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    const inBar = await hrefsIn(page, 'navigation')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
    expect(await hrefsIn(page, 'dialog')).toEqual(linksOf('admin'))
    expect(linksOf('admin')).toEqual(expect.arrayContaining(inBar))
    expect(inBar.length).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Report an error' }).click()
    await expect(page.getByRole('dialog', { name: 'Report an error' })).toBeVisible()
  })
})
