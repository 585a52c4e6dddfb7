import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '../catalogue/definition.ts'
import type { Problem } from '../catalogue/problem.ts'
import { areaOf, baseOf, type Text } from '../catalogue/texts.ts'
import type { Uses } from './uses.ts'

/** Areas whose texts are used by the screens of another area. */
const neighbours: Record<string, string> = {
  // Start and end of a test are screens of `test`; their texts belong to `tests`, beside those of the list.
  tests: 'test',
  // The list of problem reports is a screen of the administrators.
  report: 'admin',
}

const areasOf = 'apps/portal/src/areas'
const folder = /\/areas\/(?:admin\/)?([\w-]+)\//

/** Returns the files in which a key is used. */
export type WhereUsed = (base: string) => string[]

export const whereUsed =
  (uses: ReadonlyMap<string, Uses>): WhereUsed =>
  (base) =>
    Array.from(uses)
      .filter(
        ([, { called, strings, patterns }]) =>
          strings.has(base) || called.some(({ text }) => text === base) || patterns.some((one) => one.test(base)),
      )
      .map(([file]) => file)

/** Whether an area has screens; the texts of an area without any may be used everywhere. */
const hasScreens = (root: string, area: string): boolean =>
  ['', 'admin'].some((below) => existsSync(join(root, areasOf, below, area)))

/** Finds texts in one area's catalogue that only another area uses. */
export function checkHomes(root: string, texts: readonly Text[], where: WhereUsed): Problem[] {
  return texts.flatMap(({ key, file, line }) => {
    const [area, homes] = [areaOf(key), new Set(where(baseOf(key)).map((use) => folder.exec(use)?.[1]))]
    const [home] = homes
    const isAtHome =
      !hasScreens(root, area) || homes.size !== 1 || home === undefined || home === area || neighbours[area] === home
    if (isAtHome || !existsSync(join(root, places.locales, 'en', `${home}.json`))) return []
    return [{ file, line, text: `${key} stands in the wrong area: only ${home} shows it` }]
  })
}
