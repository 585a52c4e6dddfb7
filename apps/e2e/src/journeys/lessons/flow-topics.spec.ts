import type { Page } from '@playwright/test'
import { expect, learners, test, type Learning } from '../../flows/test.ts'

const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics of this chapter' })

/** Returns a chapter with open topics of both kinds. */
function chapterOf({ places }: Learning) {
  for (const [chapter, own] of Map.groupBy(places, (place) => place.chapter)) {
    const kinds = Map.groupBy(own, ({ topic }) => topic.type)
    const content = kinds.get('CONTENT')?.[0]?.topic
    const exercise = kinds.get('EXERCISE')?.[0]?.topic
    if (content && exercise) return { content, exercise, base: `/the-magic-formula/chapter/${chapter}` }
  }
  throw new Error('No chapter has topics of both kinds')
}

for (const learner of learners)
  test.describe(`the choice of a topic, as ${learner}`, () => {
    test.use({ learner })

    test('a chapter → choose → the first topic’s exercises', async ({ page, learning }) => {
      const { base, exercise } = chapterOf(learning)
      await page.goto(base)
      await expect(page).toHaveURL(new RegExp(`${base}/e/[^/]+/${exercise.id}$`))
    })

    test('an EXERCISE topic → the exercises', async ({ page, learning }) => {
      const { base, content, exercise } = chapterOf(learning)
      await page.goto(`${base}/topic/${content.id}`)
      await topics(page).getByRole('link', { name: exercise.name }).click()
      await expect(page).toHaveURL(new RegExp(`${base}/e/[^/]+/${exercise.id}$`))
    })

    test('an EXERCISE topic with an exercise in the query → the exercises, the query kept', async ({
      page,
      learning,
    }) => {
      const { base, exercise } = chapterOf(learning)
      await page.goto(`${base}?exercise=1`)
      await expect(page).toHaveURL(new RegExp(`${base}/e/[^/]+/${exercise.id}\\?exercise=1$`))
    })

    test('a CONTENT topic → its content is loaded → the content', async ({ page, learning }) => {
      const { base, content, exercise } = chapterOf(learning)
      await page.goto(`${base}/e/topic/${exercise.id}`)
      const loaded = page.waitForResponse((answer) => answer.url().includes(`/content?topic_id=${content.id}`))
      await topics(page).getByRole('link', { name: content.name }).click()
      expect((await loaded).status()).toBe(200)
      await expect(page).toHaveURL(new RegExp(`${base}/[^/]+/${content.id}$`))
    })

    test('no topic → choose', async ({ page, learning }) => {
      const { base } = chapterOf(learning)
      const seen: string[] = []
      page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
      await page.goto(base)
      await expect.poll(() => seen).toContain(`${base}/choose`)
    })
  })
