import { frameOnPage } from '../src/sync-globals.ts'

/** Disables the play function, as Storybook's `embed` view does. */
function doNotPlay(): void {
  const address = new URL(location.href)
  address.searchParams.set('embed', 'true')
  history.replaceState(history.state, '', address)
}

/** The story on a docs page that contains an element, inline or in an iframe. */
function storyOf(element: unknown, isFramed: boolean): Element | null {
  if (isFramed) return document.documentElement
  return element instanceof Element ? element.closest('[data-story-block]') : null
}

/**
 * Prevents stories on a docs page from moving the focus or the scroll position, unless the reader is inside of the
 * story.
 */
export function letReadersBe(): void {
  const isFramed = frameOnPage() !== null
  if (isFramed) doNotPlay()
  let entered: Element | null = null
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(event, ({ target }) => (entered = storyOf(target, isFramed) ?? entered), true)
  const isForReader = (element: Element) => [null, entered].includes(storyOf(element, isFramed))

  // oxlint-disable typescript/unbound-method -- they are called for the element that they were asked of
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  const { showModal } = HTMLDialogElement.prototype
  // oxlint-enable typescript/unbound-method
  HTMLElement.prototype.focus = function focusForReader(options) {
    if (isForReader(this)) focus.call(this, options)
  }
  Element.prototype.scrollIntoView = function scrollForReader(options) {
    if (isForReader(this)) scrollIntoView.call(this, options)
  }
  HTMLDialogElement.prototype.showModal = function showModalForReader() {
    const { inert } = this
    // Browsers focus an opened dialog by themselves, unless it is inert.
    this.inert = inert || !isForReader(this)
    showModal.call(this)
    this.inert = inert
  }
}
