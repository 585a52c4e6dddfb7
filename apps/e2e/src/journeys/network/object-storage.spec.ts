import { readFile } from 'node:fs/promises'
import { openOnBucket, type BucketSchool } from '../../harness/object-store.ts'
import { withSchool } from '../../harness/school.ts'
import { expect, sharedTest } from '../../harness/test.ts'
import { signIn } from '../../lesson/steps.ts'

const test = sharedTest.extend<{ server: BucketSchool }>({
  server: async ({ browserName: _any }, use) => withSchool(openOnBucket, use),
})

test('with its files in a bucket, a school shows pictures, plays recordings and gives files as with a disk', async ({
  page,
  server,
}) => {
  test.slow()
  const fromStore: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(server.store)) fromStore.push(request.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })

  await signIn(page, 'student', '/profile')
  const section = page.getByRole('region', { name: 'My picture' })
  await section.getByRole('button', { name: 'Choose a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  const face = page.getByRole('button', { name: /^Menu of/ }).locator('img')
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.goto('/speaking/books/2/content/6')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  const player = page.locator('audio')
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
  expect(fromStore).toEqual([])
  // The demonstration has no film: what it plays is asked for as a film is, and comes from the store itself.
  const seconds = await player.evaluate(async ({ currentSrc }: HTMLAudioElement) => {
    const film = document.createElement('video')
    // An address of its own, which the browser has not played yet.
    film.src = `${currentSrc}&film`
    film.muted = true
    await film.play()
    return film.duration
  })
  expect(seconds).toBeGreaterThan(1)
  await expect.poll(() => fromStore.length).toBeGreaterThan(0)

  await page.goto('/download/books/1/downloads')
  const file = page.waitForEvent('download')
  await page.getByRole('article', { name: 'Forty verbs that go their own way' }).getByRole('button').click()
  expect((await file).suggestedFilename()).toBe('Forty verbs.txt')
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(/^FORTY VERBS/)
  expect(refused).toEqual([])
})
