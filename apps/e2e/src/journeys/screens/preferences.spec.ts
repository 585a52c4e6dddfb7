import type { Page } from '@playwright/test'
import { waitForIdle } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { screens } from '../../harness/screens.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { accounts, storeSession } from '../../lesson/steps.ts'

/** The element that has the focus, where neither it nor the card or label around it has an outline. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const drawn = [focused, ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])]
    for (let around = focused.parentElement; around && drawn.length < 5; around = around.parentElement)
      drawn.push(around)
    const isMarked = drawn.some((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      }),
    )
    return isMarked ? null : focused.outerHTML.slice(0, 200)
  })

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what has the focus is outlined on every screen', async ({ page }) => {
    test.slow()
    await storeSession(page, accounts.student)
    await page.goto('/')
    for (const [name, path] of Object.entries(screens)) {
      await navigate(page, path)
      await waitForIdle(page)
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press('Tab')
        expect(await unmarked(page), name).toBeNull()
      }
    }
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, grows or turns on any screen', async ({ page }) => {
    test.slow()
    await page.addInitScript(() => {
      const moved = new Set<string>()
      Object.assign(window, { moved })
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation
          if (!(effect instanceof KeyframeEffect)) continue
          const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
          const moves = names.filter((name) =>
            /transform|translate|scale|rotate|left|top|right|bottom|inset|width|height/i.test(name),
          )
          const { duration } = effect.getComputedTiming()
          if (moves.length > 0 && Number(duration) > 1)
            moved.add(`${moves[0]} of ${effect.target?.outerHTML.slice(0, 120)}`)
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/login')
    await waitForIdle(page)
    await storeSession(page, accounts.student)
    await page.goto('/')
    for (const [name, path] of Object.entries(screens)) {
      await navigate(page, path)
      await waitForIdle(page)
      expect(await page.evaluate(() => Array.from(Reflect.get(window, 'moved'))), name).toEqual([])
    }
  })
})
