/** What the log has of a report. No address is kept whole: those of the portal may hold the token of a link. */
export interface Violation {
  directive: string
  /** The origin that was refused, or `inline`, `eval` and the like. */
  blocked: string
  /** The script that was at work, and its line. */
  source: string
  /** The first part of the page's path. */
  page: string
  /** The sink of Trusted Types, such as `Element innerHTML`, without what was given to it. */
  sink: string
}

const mostSigns = 120
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** One line of printable signs: nothing in it can look like another line of the log, or turn its direction. */
const printable = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .slice(0, 2000)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .slice(0, mostSigns)

const urlIn = (value: unknown): URL | null =>
  typeof value === 'string' && URL.canParse(value.slice(0, 2000)) ? new URL(value.slice(0, 2000)) : null

/** An address without its path, which may be a secret; a word such as `inline` as it is. */
function originOf(value: unknown): string {
  const url = urlIn(value)
  if (!url) return printable(value).replace(/[/?#].*$/u, '')
  return printable(url.origin === 'null' ? url.protocol : url.origin)
}

/** The name of a built file alone. */
const fileOf = (value: unknown): string => printable(/\/assets\/([\w.-]+)$/.exec(urlIn(value)?.pathname ?? '')?.[1])

const pageOf = (value: unknown): string => printable(urlIn(value)?.pathname.split('/', 2).join('/'))

const sinkOf = (value: unknown): string => {
  const sample = printable(value)
  return sample.includes('|') ? (sample.split('|')[0] ?? '') : ''
}

function violationOf(given: Record<string, unknown>): Violation | null {
  const first = (...names: string[]) => names.map((name) => given[name]).find((value) => value !== undefined)
  const directive = printable(first('effectiveDirective', 'effective-directive', 'violated-directive'))
  if (directive === '') return null
  const line = printable(first('lineNumber', 'line-number'))
  return {
    directive,
    blocked: originOf(first('blockedURL', 'blocked-uri')),
    source: `${fileOf(first('sourceFile', 'source-file'))}${line && `:${line}`}`,
    page: pageOf(first('documentURL', 'document-uri')),
    sink: sinkOf(first('sample', 'script-sample')),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Whoever sends this is no browser: there is nothing to tell.
    return null
  }
}

const mostOfOne = 20

/** Reads what a browser sends, in either of its two formats; of anything else, nothing. */
export function violationsIn(text: string): Violation[] {
  const body = parsed(text)
  const reports = Array.isArray(body)
    ? body.slice(0, mostOfOne).map((one: unknown) => isRecord(one) && one['body'])
    : []
  const given = isRecord(body) && !Array.isArray(body) ? [body['csp-report']] : reports
  return given.flatMap((one) => (isRecord(one) ? (violationOf(one) ?? []) : []))
}
