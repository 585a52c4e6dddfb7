import type { Browser } from '@playwright/test'
import { startTlsProxy, trustCertificate } from '../../harness/https.ts'
import { withSchool } from '../../harness/school.ts'
import { root, spawnServer, type ServerProcess } from '../../harness/server.ts'
import { expect, processTest, sharedTest } from '../../harness/test.ts'

/** Shows a picture from elsewhere, which the policy of the page refuses. */
async function violate(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  // Browsers send reports of the Reporting API in the background, where they are allowed to.
  await context.grantPermissions(['background-sync'])
  const page = await context.newPage()
  const response = await page.goto('/login?token=secret')
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://evil.example/seen.png' })))
  return { context, policy: response?.headers()['content-security-policy'] }
}

/** The line of the log about it. */
async function expectLogged(server: ServerProcess) {
  const line = await server.printed(/\n(\{[^\n]*"violation"[^\n]*\})\n/)
  expect(JSON.parse(line)).toMatchObject({
    violation: { directive: 'img-src', blocked: 'https://evil.example', page: '/login' },
  })
  expect(line).not.toContain('secret')
}

processTest('what a page refuses is reported by its browser, and stands in the log', async ({ browser, server }) => {
  const { context } = await violate(browser, server.url)
  await expectLogged(server)
  await context.close()
})

const secureTest = sharedTest.extend<{ server: ServerProcess }>({
  server: async ({ browserName: _any }, use) =>
    withSchool((folder) => spawnServer(folder, 0, root, { PUBLIC_URL: 'https://127.0.0.1', DEMO: 'yes' }), use),
})

secureTest(
  'over https it is reported by the Reporting API, and stands in the log',
  async ({ playwright, launchOptions, server }) => {
    await using proxy = await startTlsProxy(server.url)
    const args = [...(launchOptions.args ?? []), trustCertificate, '--short-reporting-delay']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const { context, policy } = await violate(browser, proxy.url)
    // Chromium ignores the address of `report-uri` where a policy has this.
    expect(policy).toContain('report-to csp')
    await expectLogged(server)
    await context.close()
    await browser.close()
  },
)
