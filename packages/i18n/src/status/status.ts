import { byBase } from '../catalogue/plurals.ts'
import { readLanguage, readSource } from '../catalogue/read.ts'
import { areaOf, type Text } from '../catalogue/texts.ts'
import { languagesIn } from '../check/languages-in.ts'

/** The translation progress of an area, or of all areas. */
export interface Row {
  language: string
  area: string
  keys: number
  translated: number
  missing: number
  /** Texts that equal the English ones: names, or untranslated. */
  same: number
}

type Forms = Map<string, Text[]>

function countOf(language: string, area: string, sources: Forms, targets: Forms): Row {
  const wanted = Array.from(sources).filter(([base]) => area === 'all' || areaOf(base) === area)
  const found = wanted.filter(([base]) => targets.has(base))
  const isSame = ([base, texts]: [string, Text[]]) =>
    targets.get(base)?.every(({ value }) => texts.some((text) => text.value === value))
  return {
    language,
    area,
    keys: wanted.length,
    translated: found.length,
    missing: wanted.length - found.length,
    same: found.filter(isSame).length,
  }
}

/** One row per area and language, and a total per language. */
export function statusOf(root: string): Row[] {
  const sources = byBase(readSource(root).texts)
  const areas = new Set(Array.from(sources.keys(), areaOf))
  return languagesIn(root).flatMap((language) => {
    const targets = byBase(readLanguage(root, language).texts)
    return [...areas, 'all'].map((area) => countOf(language, area, sources, targets))
  })
}

const head = ['language', 'area', 'keys', 'translated', 'missing', 'same as English', 'percent']

/** Formats the rows as a text table; percentages are rounded down, so that only a complete language shows 100. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ language, area, keys, translated, missing, same }) => {
    const percent = `${Math.floor((100 * translated) / Math.max(1, keys))} %`
    return [language, area, ...[keys, translated, missing, same].map(String), percent]
  })
  const widths = head.map((name, column) => Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return [head, widths.map((width) => '-'.repeat(width)), ...lines]
    .map((line) => line.map(pad).join('  ').trimEnd())
    .join('\n')
}
