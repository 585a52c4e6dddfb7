import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'

const require = createRequire(import.meta.url)
const scripts = [require.resolve('vue/dist/vue.js'), require.resolve('qti3-item-player')]

/** The value of a variable of an item; a list where it holds several. */
export type QtiValue = string | number | readonly string[] | null

interface Variable {
  identifier: string
  value: QtiValue
  /** What the widget needs to show the value again. */
  state?: unknown
}

/** Where an item stands: what was answered, and what the processing of the answers has set. */
interface ItemState {
  responseVariables: Variable[]
  outcomeVariables: Variable[]
}

interface Player {
  loadItemFromXml: (xml: string, configuration: object) => void
  suspendAttempt: (target: string) => void
  endAttempt: (target: string) => void
}

interface Vue {
  config: {
    errorHandler: (error: unknown) => void
    warnHandler: (message: string) => void
    productionTip: boolean
    devtools: boolean
  }
  new (options: { render: (create: (component: unknown, options: object) => unknown) => unknown }): {
    $mount: (place: object) => void
  }
}

/** The document of the page, as far as it is read here; the server's program has no types of browsers. */
interface PageDocument {
  body: { textContent: string | null; appendChild: <T>(one: T) => T }
  documentElement: { classList: object }
  createElement: (tag: 'div') => object
  querySelectorAll: (tag: 'img') => Iterable<{ alt: string }>
}

/** A page with what the scripts of the player leave as globals. */
interface Page {
  document: PageDocument
  Vue: Vue
  qti3Player: unknown
}

const hasDocument = (scope: object): scope is Pick<Page, 'document'> => 'document' in scope
const isPage = (scope: object): scope is Page => 'Vue' in scope && 'qti3Player' in scope

function pageWithPlayer(): Page {
  const scope: object = globalThis
  if (!hasDocument(scope)) throw new Error('There is no page')
  // Browsers name the class of such a list, by which Vue knows that it is no plain object.
  Object.defineProperty(Object.getPrototypeOf(scope.document.documentElement.classList), Symbol.toStringTag, {
    value: 'DOMTokenList',
    configurable: true,
  })
  for (const filename of scripts) runInThisContext(readFileSync(filename, 'utf8'), { filename })
  if (!isPage(scope)) throw new Error('The player is not a script of a page')
  return scope
}

/** An item that was opened and answered by the player. */
export interface Played {
  /** What the item shows, as text. */
  text: string
  /** The alternative texts of its pictures. */
  pictures: string[]
  /** The outcomes by their identifiers. */
  outcomes: ReadonlyMap<string, QtiValue>
  /** The elements that the player does not know, and what it could not do with those that it knows. */
  faults: string[]
}

/** Starts the player of QTI 3 in a page; answers are given to its widgets, and it processes them itself. */
export function startPlayer(): { play: (xml: string, answers: Readonly<Record<string, QtiValue>>) => Promise<Played> } {
  const { document, Vue, qti3Player } = pageWithPlayer()
  const faults = new Set<string>()
  let player: Player | undefined
  let report: ((state: ItemState | undefined) => void) | undefined
  const next = (start: (player: Player) => void) =>
    new Promise<ItemState | undefined>((done) => {
      report = done
      if (!player) throw new Error('The player is not ready')
      start(player)
    })
  Vue.config.productionTip = false
  Vue.config.devtools = false
  Vue.config.errorHandler = (error) => faults.add(String(error))
  Vue.config.warnHandler = (message) => {
    const [, name] = /Unknown custom element: <([\w-]+)>/.exec(message) ?? []
    if (name !== undefined) faults.add(`<${name}>`)
  }
  const place = document.body.appendChild(document.createElement('div'))
  const on = {
    notifyQti3PlayerReady: (ready: Player) => {
      player = ready
    },
    notifyQti3ItemReady: () => report?.(undefined),
    notifyQti3SuspendAttemptCompleted: ({ state }: { state: ItemState }) => report?.(state),
    notifyQti3EndAttemptCompleted: ({ state }: { state: ItemState }) => report?.(state),
  }
  const props = { suppressAlertMessages: true, suppressInvalidResponseMessages: true }
  new Vue({ render: (create) => create(qti3Player, { props, on }) }).$mount(place)

  const open = (xml: string, state?: object) => next((one) => one.loadItemFromXml(xml, { guid: 'one', ...state }))
  const play = async (xml: string, answers: Readonly<Record<string, QtiValue>>): Promise<Played> => {
    faults.clear()
    await open(xml)
    const state = await next((one) => one.suspendAttempt('answer'))
    const responseVariables = (state?.responseVariables ?? []).map((one) => ({
      ...one,
      value: answers[one.identifier] ?? one.value,
    }))
    // Another text: the player opens an item again only where it has changed.
    await open(`${xml}\n`, { state: { ...state, responseVariables } })
    const text = document.body.textContent ?? ''
    const pictures = Array.from(document.querySelectorAll('img'), ({ alt }) => alt)
    const ended = await next((one) => one.endAttempt('end'))
    const outcomes = (ended?.outcomeVariables ?? []).map(({ identifier, value }) => [identifier, value] as const)
    return { text, pictures, outcomes: new Map(outcomes), faults: [...faults] }
  }
  return { play }
}
