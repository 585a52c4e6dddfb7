import { exchangeLimits, limits } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { BudgetExceeded } from '../../../reading/budget.ts'
import type { Package } from '../../../reading/open-package.ts'
import { aroundLost } from '../around.ts'
import { bankExercise } from '../bank-exercise.ts'
import { decodeDeclared } from '../encoding.ts'
import { noContent } from '../loss/content.ts'
import { contentOfAsked } from '../loss/content-of-asked.ts'
import { keptHtml } from '../loss/kept-html.ts'
import { plainText } from '../plain-text.ts'
import { Unreadable } from '../problem.ts'
import type { Asked, Contents, Found } from '../question.ts'
import { toExercise } from '../to-exercise.ts'
import { withFiles } from '../with-files.ts'
import { hoverTextOf, libraryName, mediaOf, type ReadContent } from './content.ts'
import { objectOf, textIn, type Json } from './json.ts'
import { aroundParts, containers, libraries, type Part } from './libraries.ts'

/** The report quotes at most so much of what is lost. */
const mostQuoted = 600

/** How deep contents hold others: a book, its chapters, a set in one of them. */
const deepest = 5

async function jsonIn(pack: Package, name: string): Promise<Json> {
  if (!pack.has(name)) throw new Unreadable('package.h5p', { what: name })
  const bytes = await pack.read(name)
  if (bytes.length > exchangeLimits.bytes) throw new BudgetExceeded('characters', 1, exchangeLimits.bytes)
  try {
    return objectOf(JSON.parse(decodeDeclared(bytes)))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Unreadable('package.h5p', { what: name })
  }
}

/** The contents that are no containers, in their order. */
function partsIn(part: Part, depth = 0): Part[] {
  const name = libraryName(part.library)
  const inner = Object.hasOwn(containers, name) ? containers[name] : undefined
  if (!inner) return [part]
  if (depth >= deepest) throw new BudgetExceeded('depth', 1, deepest)
  return inner(part.params).flatMap((one) => partsIn(one, depth + 1))
}

/** What the contents that hold others say around them. */
function aroundIn(part: Part, depth = 0): string[] {
  const name = libraryName(part.library)
  const inner = Object.hasOwn(containers, name) ? containers[name] : undefined
  const own = Object.hasOwn(aroundParts, name) ? (aroundParts[name]?.(part.params) ?? []) : []
  const below = depth < deepest && inner ? inner(part.params).flatMap((one) => aroundIn(one, depth + 1)) : []
  return [...own.map((html) => plainText(html)), ...below].filter(Boolean)
}

/** Converts the HTML of a question to what is kept of it; that of a sentence is converted as a whole once it is joined. */
const withKeptHtml = (asked: Asked): Asked =>
  asked.kind === 'cloze' ? asked : { ...asked, html: keptHtml(asked.html) }

function foundOf(pack: Package, part: Part, read: ReadContent, line: number): Found {
  const { asked, feedback = null, more = [], settings = [], source: known } = read
  const what = [...more, ...hoverTextOf(part.params)].map(plainText).join('; ').slice(0, mostQuoted)
  const { files, link, lost } = mediaOf(part.params)
  const problems = [
    ...(what === '' ? [] : [noteOf('comments.lost', { line, what })]),
    ...(settings.length === 0 ? [] : [noteOf('setting.lost', { line, what: settings.join(', ') })]),
    ...(lost.length === 0 ? [] : [noteOf('files.lost', { line, what: lost.join(', ') })]),
  ]
  const source = { ...noContent, title: part.title, feedback: feedback ?? '', ...contentOfAsked(asked), ...known }
  const question = { line, name: part.title.slice(0, limits.titleMax), feedback, source, problems }
  const found =
    asked.kind === 'bank' ? bankExercise(question, asked) : toExercise({ ...question, asked: withKeptHtml(asked) })
  return withFiles(pack, { ...found, draft: found.draft && { ...found.draft, ...link } }, files)
}

/** Reads the questions of an H5P package in their order; `line` is the number of a question. */
export async function readH5p(pack: Package): Promise<Contents> {
  const about = await jsonIn(pack, 'h5p.json')
  const params = await jsonIn(pack, 'content/content.json')
  const whole = { library: textIn(about, 'mainLibrary'), params, title: textIn(about, 'title') }
  const parts = partsIn(whole)
  const found: Found[] = []
  for (const part of parts) {
    const name = libraryName(part.library)
    const read = Object.hasOwn(libraries, name) ? libraries[name] : undefined
    for (const one of read ? read(part.params) : [null]) {
      const line = found.length + 1
      if (line > exchangeLimits.exercises) throw new BudgetExceeded('rows', line, exchangeLimits.exercises)
      const refused = { line, name: part.title, draft: null, problems: [noteOf('kind.unknown', { line, what: name })] }
      found.push(one ? foundOf(pack, part, one, line) : refused)
    }
  }
  return { found, problems: aroundLost(aroundIn(whole)) }
}
