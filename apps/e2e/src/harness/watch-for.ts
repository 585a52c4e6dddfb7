import type { Page } from '@playwright/test'

/**
 * Watches for an element that holds a text from now on; the result waits for it. An observer in the page sees what is
 * there for two seconds on a busy machine too, where Playwright's polling can miss it.
 * @param text default: any
 */
export async function watchFor(page: Page, selector: string, text = ''): Promise<() => Promise<void>> {
  const appeared = await page.evaluateHandle(
    ([wanted, words]) => {
      const found = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const all = [...document.querySelectorAll(wanted)]
          if (!all.some(({ textContent }) => textContent.includes(words))) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      return { found }
    },
    [selector, text] as const,
  )
  return () => appeared.evaluate(({ found }) => found)
}
