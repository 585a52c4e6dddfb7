import { i18n } from '../typed-instance.ts'
import { defaultLanguage } from '../languages.ts'
import { namespace } from '../message-keys.ts'
import { pseudoWords } from './pseudo-text.ts'

/** The name of the pseudo-locale, for tools that list it with the languages. */
export const pseudoLanguage = 'pseudo'
/** A region code that no country has: dates, numbers and plurals stay English. */
const code = 'en-XA'

function follow(): void {
  const words = pseudoWords(i18n.getResourceBundle(defaultLanguage, namespace) ?? {})
  i18n.addResourceBundle(code, namespace, words)
}

function followEnglish(language: string): void {
  if (language === defaultLanguage) follow()
}

/** Shows the pseudo-locale, also in areas that load later, until the language is changed. */
export async function showPseudo(): Promise<void> {
  i18n.store.off('added', followEnglish)
  i18n.store.on('added', followEnglish)
  follow()
  await i18n.changeLanguage(code)
}
