// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createI18n, loadAreas } from './i18n.ts'
import { i18n } from './typed-instance.ts'

/** The file of one area comes later than those of the others. */
vi.mock(import('./files.ts'), async (importOriginal) => {
  const { fileOf } = await importOriginal()
  return {
    fileOf: async (language, area) => {
      if (area === 'tribes') await new Promise((resolve) => setTimeout(resolve, 50))
      return fileOf(language, area)
    },
  }
})

it('adds areas that are loaded together in one task, so that the page renders again once', async () => {
  await createI18n()
  const tasks: number[] = []
  let task = 0
  i18n.store.on('added', () => {
    tasks.push(task)
    setTimeout(() => (task += 1))
  })
  await loadAreas('tribes', 'speaking', 'downloads')
  expect(tasks).toEqual([0, 0, 0])
  expect(i18n.t('tribes.title')).toBe('Tribes')
  await loadAreas('tribes', 'speaking')
  expect(tasks).toHaveLength(3)
})
