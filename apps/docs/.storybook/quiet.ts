import { frameOnPage } from './surroundings.ts'

/** As `embed` Storybook shows a story and does not play it. */
function doNotPlay(): void {
  const address = new URL(location.href)
  address.searchParams.set('embed', 'true')
  history.replaceState(history.state, '', address)
}

/** The story on a page of words that something is of, be it among them or in a frame of its own. */
function storyOf(element: unknown, isFramed: boolean): Element | null {
  if (isFramed) return document.documentElement
  return element instanceof Element ? element.closest('[data-story-block]') : null
}

/** Keeps stories from moving people who read about them: one takes the focus, or is scrolled to, once its reader has come to it. */
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
    // The platform gives a dialog the focus by itself, unless it cannot be used.
    this.inert = inert || !isForReader(this)
    showModal.call(this)
    this.inert = inert
  }
}
