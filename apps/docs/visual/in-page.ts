/** What runs in the page of the docs: these functions are sent there and know nothing of this file. */
interface Channel {
  on: (event: string, heard: (told: unknown) => void) => void
  emit: (event: string, told: unknown) => void
}

interface Told {
  storyId: string
  viewMode: 'story'
}

declare global {
  interface Window {
    /** When the last thing that was put off for a moment comes, in milliseconds of the page. */
    putOffUntil: number
    /** What has had the focus, as it is written. */
    focused: string[]
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string }; storyRenders?: { phase?: string }[] }
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    theHouse: {
      /** Shows a story from its start and plays it to its end; fails where its play does. */
      show: (id: string) => Promise<void>
    }
  }
}

/** Whether the story of the page's address has been shown, well or not. */
export function isFinished(): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
  return ['finished', 'errored'].includes(phase)
}

/** Makes Storybook answer: each request ends when the story stands. */
export function listen(): void {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const patience = 20_000
  let current = new URLSearchParams(location.search).get('id') ?? ''
  let why = ''
  channel.on('playFunctionThrewException', (error) => {
    why = String(Object(error).message).split('\n')[0] || 'It fails.'
  })
  let end: ((failed: boolean) => void) | undefined
  channel.on('storyFinished', (told) => {
    const { storyId, status } = Object(told)
    // A play that threw is called a success at times.
    if (storyId === current) end?.(status === 'error' || why !== '')
  })
  const finished = () =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('It is not there after 20 seconds.')), patience)
      end = (failed) => {
        clearTimeout(late)
        if (failed) reject(new Error(why || 'It fails.'))
        else resolve()
      }
    })
  window.theHouse = {
    show: (id) => {
      const event = current === id ? 'forceRemount' : 'setCurrentStory'
      current = id
      why = ''
      const there = finished()
      const story: Told = { storyId: id, viewMode: 'story' }
      channel.emit(event, story)
      return there
    },
  }
}

/**
 * Waits for fonts, pictures, the first picture of films, what was put off for a moment, the ends of motions, and the
 * frames in which a change is drawn.
 */
export async function settle(): Promise<void> {
  window.scrollTo(0, 0)
  for (const part of document.body.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0
  await document.fonts.ready
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const loaded = (image: HTMLImageElement) =>
    new Promise<void>((resolve) => {
      if (image.complete) resolve()
      else for (const event of ['load', 'error']) image.addEventListener(event, () => resolve(), { once: true })
    })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const begun = (film: HTMLVideoElement) =>
    new Promise<void>((resolve) => {
      const isThere = film.readyState >= film.HAVE_CURRENT_DATA || film.networkState !== film.NETWORK_LOADING
      if (isThere) resolve()
      else for (const event of ['loadeddata', 'suspend', 'error']) film.addEventListener(event, () => resolve())
    })
  await Promise.all([
    ...[...document.images].filter(({ loading }) => loading !== 'lazy').map(loaded),
    ...[...document.querySelectorAll('video')].map(begun),
  ])
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  // What puts itself off again and again is not waited for.
  const patience = performance.now() + 1000
  while (performance.now() < Math.min(window.putOffUntil, patience)) await frame()
  await frame()
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
  await frame()
}

/** How far down something is shown: to the end of the story, or of the window where something lies above the page. */
export function visibleHeight(): number {
  const root = document.querySelector('#storybook-root')
  const end = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + window.scrollY)
  const isAbove = document.querySelector('dialog[open], :popover-open, [data-scope][data-state=open]') !== null
  return Math.max(isAbove ? window.innerHeight : 1, end)
}

/** Notes whatever takes the focus, from the first moment. */
export function watchFocus(): void {
  window.focused = []
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) window.focused.push(target.outerHTML.slice(0, 80))
  })
}

/** Whether a page of words stands, with every story on it, those in frames of their own too. */
export function areShown(): boolean {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const isOver = (render?: { phase?: string }) => ['finished', 'errored'].includes(render?.phase ?? '')
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')]
  // Those far below wait for a reader to come near.
  for (const frame of frames) frame.loading = 'eager'
  const blocks = document.querySelectorAll('[data-story-block]')
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const among = window.__STORYBOOK_PREVIEW__?.storyRenders ?? []
  return (
    document.querySelector('#storybook-docs :is(h1, h2)') !== null &&
    among.filter(isOver).length === blocks.length - frames.length &&
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    frames.every(({ contentWindow }) => isOver(contentWindow?.__STORYBOOK_PREVIEW__?.currentRender))
  )
}
