import type { FirstReads } from '../../api/first-reads.ts'

/** What a page asks for before its program runs, by its path. */
export interface FirstRequests {
  /** Patterns of the route table, such as `/chapter/:id`. */
  paths: readonly string[]
  /** Files of the program: indices into `Table.files`. */
  files: readonly number[]
  /** Words: indices into the `Table.words` of a language. */
  words: readonly number[]
  /** Addresses of the API with parameters of the path, such as `/api/v1/chapters/:id`. */
  reads: readonly string[]
}

export interface Table {
  files: readonly string[]
  /** By language; the first is the default one. */
  words: Readonly<Record<string, readonly string[]>>
  /** With a session; the first row is for every other path. */
  inside: readonly FirstRequests[]
  /** Without one. */
  outside: readonly FirstRequests[]
  /** The origin of the API; empty: the origin of the page. */
  api: string
}

/**
 * Runs in the page's head, before the style sheet and the program: preloads the files of the route (modulepreload) and
 * starts its first reads. The build writes it into the page as text, so it may use nothing from outside of itself.
 * Whatever fails here is asked for again by the program.
 */
export function startFirstRequests({ files, words, inside, outside, api }: Table): void {
  try {
    const token = localStorage.getItem('the-house.token')
    const stored = localStorage.getItem('the-house.language') ?? ''
    const language = Object.hasOwn(words, stored) ? stored : (Object.keys(words)[0] ?? '')
    const rows = token ? inside : outside
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page holds the text of this function alone
    const match = (path: string) =>
      new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`).exec(location.pathname)
    const row = rows.find(({ paths }) => paths.some(match)) ?? rows[0]
    if (!row) return
    const names = [...row.files.map((at) => files[at]), ...row.words.map((at) => words[language]?.[at])]
    for (const name of names) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = `/${name}`
      document.head.append(link)
    }
    if (!token) return
    const groups = row.paths.map(match).find(Boolean)?.groups ?? {}
    const started: FirstReads = { token, answers: {} }
    window.firstReads = started
    for (const read of row.reads) {
      const address = read.replaceAll(/:(\w+)/g, (_, name: string) => groups[name] ?? '')
      const answer = fetch(api + address, {
        headers: { accept: 'application/json', 'accept-language': language, authorization: token },
        credentials: 'include',
        // Read to its end here: an answer that nobody takes would stay open, and keep its connection.
      }).then(async (response) => new Response(await response.blob(), response))
      // A failure is told where the answer is used.
      answer.catch(() => undefined)
      started.answers[address] = answer
    }
  } catch {
    // Without storage there is no session to read for.
  }
}
