import { showKeys } from './in-context/keys.ts'
import { showPseudo } from './pseudo/pseudo.ts'

const modes = new Map([
  ['keys', showKeys],
  ['pseudo', showPseudo],
])
const begun = new Set<string>()

/** Starts the mode of the URL, `?i18n=keys` or `?i18n=pseudo`, once. */
export async function startTranslationMode(search: string): Promise<void> {
  const name = new URLSearchParams(search).get('i18n') ?? ''
  if (begun.has(name)) return
  begun.add(name)
  await modes.get(name)?.()
}
