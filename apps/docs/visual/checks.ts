import type { Studio } from './studio.ts'

const narrowest = { width: 320, height: 640 }

const told = (where: string, problems: readonly string[]) => problems.map((problem) => `${where}: ${problem}`)

/** axe violations in English and light, at desktop width; Portuguese is checked in dark. */
export const checkLight = async (studio: Studio): Promise<string[]> => told('axe, en, light', await studio.violations())

/** Problems of the mounted story in Portuguese and dark, and in the pseudo-locale on the narrowest phone. */
export async function checkLanguages(studio: Studio): Promise<string[]> {
  await studio.translate('pt')
  await studio.turnTo({ width: 1280, mode: 'dark' })
  const dark = told('axe, pt, dark', await studio.violations())
  await studio.translate('pseudo')
  await studio.turnTo({ ...narrowest, mode: 'light' })
  const wide = await studio.tooWide()
  const words = `too wide on a phone of ${narrowest.width} pixels: ${wide.join(', ')}`
  return [...dark, ...(wide.length > 0 ? [words] : [])]
}
