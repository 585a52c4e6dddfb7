/**
 * Subsets the font to the characters of English and Portuguese and the weights of the theme; a third of the file
 * remains. Run it when a character is missing: `node packages/design-system/src/theme/font/make.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const target = new URL('atkinson-latin-wght-normal.woff2', import.meta.url)

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const portuguese = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüªº'
const marks = '\u00a0–—‘’“”«»…•·×°§©£€¡¿ñÑ'

const font = await readFile(fileURLToPath(import.meta.resolve(source)))
const cut = await subsetFont(font, ascii + portuguese + marks, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 720, default: 400 } },
})
await writeFile(target, cut)
console.log(`${fileURLToPath(target)}: ${font.length} -> ${cut.length} bytes`)
