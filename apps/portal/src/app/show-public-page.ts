/**
 * Runs in a page that was rendered at build, before its first paint. A stranger is shown the page in the language and
 * with the colours of the device; a user, and a visitor who was sent here with a message, wait for the program as on
 * every other page. What is pressed before the program is there is repeated once it is. The build writes this function
 * into the page as text, so it may use nothing from outside of itself.
 *
 * @param path the pattern of the page's route
 */
export function showPublicPage(path: string): void {
  let language: string | null = null
  let mode: string | null = null
  try {
    if (localStorage.getItem('the-house.token')) return
    language = localStorage.getItem('the-house.language')
    mode = localStorage.getItem('the-house.color-mode')
  } catch {
    // Without storage the page is shown in its default language.
  }
  const root = document.querySelector<HTMLElement>('#root')
  const pages = Array.from(document.querySelectorAll<HTMLTemplateElement>('template[data-language]'))
  const page = pages.find((one) => one.dataset['language'] === language) ?? pages[0]
  const note = document.querySelector('#not-loaded')
  if (history.state || !root || !page) return
  if (note) root.before(note)
  root.replaceChildren(page.content)
  root.dataset['page'] = path
  for (const radio of root.querySelectorAll<HTMLInputElement>('[type=radio]'))
    if (radio.value === mode) radio.checked = true

  const early: Element[] = []
  function keep(event: Event): void {
    if (event.type === 'submit') event.preventDefault()
    const { target } = event
    if (!(target instanceof Element)) return
    const pressed = event.type === 'submit' ? target : target.closest('[type=button], [type=radio]')
    if (pressed) early.push(pressed)
  }
  root.addEventListener('click', keep, true)
  root.addEventListener('submit', keep, true)
  root.addEventListener(
    'hydrated',
    () => {
      root.removeEventListener('click', keep, true)
      root.removeEventListener('submit', keep, true)
      if (root.contains(document.activeElement))
        document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      for (const pressed of early) {
        // React hears of a radio that changes, not of one that was changed before.
        if (pressed instanceof HTMLInputElement && pressed.type === 'radio') pressed.checked = false
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
        else if (pressed instanceof HTMLElement) pressed.click()
      }
    },
    { once: true },
  )
}
