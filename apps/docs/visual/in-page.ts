/** Functions that run in the page of the docs: they are serialized into it, so they may not reference this module. */
interface Channel {
  on: (event: string, heard: (told: unknown) => void) => void
  emit: (event: string, ...told: unknown[]) => void
}

interface Told {
  storyId: string
  viewMode: 'story'
}

interface Render {
  phase?: string
  story?: { parameters: { a11y?: { options?: object } } }
}

interface Violation {
  id: string
  help: string
  nodes: { html: string }[]
}

type Globals = Record<string, string>

declare global {
  interface Window {
    /** When the last pending timer fires, in milliseconds of the page. */
    putOffUntil: number
    /** Errors and warnings that were written to the console. */
    complaints: string[]
    /** The HTML of elements that received the focus. */
    focused: string[]
    __STORYBOOK_PREVIEW__?: {
      currentRender?: Render
      storyRenders?: Render[]
      view?: { showStoryDuringRender: () => void; showMode: (mode: 'PREPARING_STORY') => void }
      storyStoreValue?: { userGlobals: { update: (globals: Globals) => void } }
    }
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    theHouse: {
      /** Mounts a story in English and runs its play function; rejects if that fails. */
      show: (id: string) => Promise<void>
      /** Renders the mounted story again in another language; its components keep their state. */
      translate: (language: string) => Promise<void>
      /** axe violations of the story in its current state. */
      violations: () => Promise<string[]>
    }
  }
}

/** Whether the story of the page's URL has finished, successfully or not. */
export function isFinished(): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
  return ['finished', 'errored'].includes(phase)
}

/** Installs the functions that await Storybook's events: each resolves when the story is rendered. */
export function listen(): void {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const preview = window.__STORYBOOK_PREVIEW__
  const timeoutMs = 20_000
  let current = new URLSearchParams(location.search).get('id') ?? ''
  let why = ''
  channel.on('playFunctionThrewException', (error) => {
    why = String(Object(error).message).split('\n')[0] || 'It fails.'
  })
  let end: ((failed: boolean) => void) | undefined
  channel.on('storyFinished', (told) => {
    const { storyId, status } = Object(told)
    // Storybook sometimes reports a play function that threw as a success.
    if (storyId === current) end?.(status === 'error' || why !== '')
  })
  const finished = () =>
    new Promise<void>((resolve, reject) => {
      why = ''
      const late = setTimeout(() => reject(new Error('It is not there after 20 seconds.')), timeoutMs)
      end = (failed) => {
        clearTimeout(late)
        if (failed) reject(new Error(why || 'It fails.'))
        else resolve()
      }
    })
  let examined: { resolve: (found: Violation[]) => void; reject: (reason: unknown) => void } | undefined
  channel.on('storybook/a11y/result', (result) => examined?.resolve(Object(result).violations))
  channel.on('storybook/a11y/error', (error) => examined?.reject(error))
  window.theHouse = {
    show: (id) => {
      // The previous story is not rendered again: the next one starts in English.
      preview?.storyStoreValue?.userGlobals.update({ language: 'en' })
      const event = current === id ? 'forceRemount' : 'setCurrentStory'
      current = id
      const there = finished()
      const story: Told = { storyId: id, viewMode: 'story' }
      channel.emit(event, story)
      return there
    },
    translate: (language) => {
      const there = finished()
      channel.emit('updateGlobals', { globals: { language } })
      return there
    },
    violations: async () => {
      const found = new Promise<Violation[]>((resolve, reject) => (examined = { resolve, reject }))
      const a11y = preview?.currentRender?.story?.parameters.a11y
      const options = { ...a11y?.options, resultTypes: ['violations'] }
      channel.emit('storybook/a11y/manual', current, { ...a11y, options })
      return (await found).map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
  }
}

/**
 * Waits until the page is stable: fonts, images, the first frame of videos, pending timers, the end of animations, and
 * the frames in which a change is painted.
 */
export async function waitForIdle(): Promise<void> {
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
  // A timer that reschedules itself is not waited for beyond this.
  const deadline = performance.now() + 1000
  while (performance.now() < Math.min(window.putOffUntil, deadline)) await frame()
  await frame()
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
  await frame()
}

/** The height of the screenshot: to the end of the story, or of the window if an overlay is open. */
export function visibleHeight(): number {
  const root = document.querySelector('#storybook-root')
  const end = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + window.scrollY)
  const isAbove = document.querySelector('dialog[open], :popover-open, [data-scope][data-state=open]') !== null
  return Math.max(isAbove ? window.innerHeight : 0, end)
}

/** Makes each story slow to prepare: Storybook's timer runs out just before the story is rendered. */
export function prepareSlowly(): void {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const view = window.__STORYBOOK_PREVIEW__?.view
  if (!view) throw new Error('Storybook has another view than before.')
  view.showStoryDuringRender = () => view.showMode('PREPARING_STORY')
}

/** Records every element that receives the focus, from the start. */
export function watchFocus(): void {
  window.focused = []
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) window.focused.push(target.outerHTML.slice(0, 80))
  })
}

/** Whether a docs page has rendered all of its stories, those in iframes included. */
export function areShown(): boolean {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows this function alone
  const isOver = (render?: { phase?: string }) => ['finished', 'errored'].includes(render?.phase ?? '')
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')]
  // Iframes below the fold load lazily; this makes them load now.
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
