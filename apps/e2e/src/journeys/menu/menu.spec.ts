import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { enrolPerson, units } from '../../access/own-person.ts'
import { map, visitors, type Place, type Visitor } from '../../access/map.ts'
import { phone } from '../../harness/devices.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { mainMenu, unfold } from '../../lesson/menu.ts'
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

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' })

async function hrefsIn(menu: Locator) {
  const links = await menu.getByRole('link').all()
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
    await unfold(mainMenu(page))
    expect(await hrefsIn(mainMenu(page))).toEqual(linksOf(visitor))
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

  test('the drawer holds the same links and the report of errors, and the bar below what is needed most', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await expect(mainMenu(page)).toBeVisible()
    expect(await hrefsIn(mainMenu(page))).toEqual([
      '/admin/correct-exercises',
      '/admin/course',
      '/admin/people',
      '/dashboard',
    ])
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await unfold(drawer(page))
    expect(await hrefsIn(drawer(page))).toEqual(linksOf('admin'))
    await page.getByRole('button', { name: 'Report an error' }).click()
    await expect(page.getByRole('dialog', { name: 'Report an error' })).toBeVisible()
  })

  test('the drawer opens on the current place, in a group that was folded, with the focus where it was put', async ({
    page,
  }) => {
    await signIn(page, 'admin', '/partner')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(drawer(page).getByRole('link', { name: 'Partners', exact: true })).toBeInViewport()
    await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(drawer(page).getByRole('button', { name: 'Magic Formula' })).toHaveAttribute('aria-expanded', 'false')
  })
})

test('a group that was folded stays so on this device, opens with the current place, and keeps that in sight', async ({
  page,
}) => {
  // Too low for the whole menu.
  await page.setViewportSize({ width: 1280, height: 480 })
  await signIn(page, 'admin')
  const course = mainMenu(page).getByRole('button', { name: 'Course' })
  await course.focus()
  await page.keyboard.press('Enter')
  await expect(mainMenu(page).getByRole('link', { name: 'Topics' })).toHaveCount(0)
  await page.reload()
  await expect(course).toHaveAttribute('aria-expanded', 'false')
  await navigate(page, '/admin/speaking-chapters')
  await expect(heading(page, 'Speaking chapters')).toBeFocused()
  await expect(mainMenu(page).getByRole('link', { name: 'Speaking chapters' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await navigate(page, '/dashboard')
  await expect(course).toHaveAttribute('aria-expanded', 'false')
})

test('a link that is pressed before the page has come to rest stays below the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await signIn(page, 'admin')
  const people = mainMenu(page).getByRole('link', { name: 'People', exact: true })
  await people.hover()
  const place = await people.boundingBox()
  await page.mouse.down()
  // The first touch brings what waited for it.
  await page.waitForLoadState('networkidle')
  expect(await people.boundingBox()).toEqual(place)
  await page.mouse.up()
  await expect(heading(page, 'People')).toBeFocused()
})
