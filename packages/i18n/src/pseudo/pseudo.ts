import { i18n } from '../i18n.ts'
import { defaultLanguage } from '../languages.ts'
import { namespace } from '../words.ts'
import { pseudoWords } from './pseudo-text.ts'

/** The name of the pseudo-locale for whoever offers it beside the languages. */
export const pseudoLanguage = 'pseudo'
/** A region that no country has: dates, numbers and plurals stay English. */
const code = 'en-XA'

function follow(): void {
  const words = pseudoWords(i18n.getResourceBundle(defaultLanguage, namespace) ?? {})
  i18n.addResourceBundle(code, namespace, words)
}

function followEnglish(language: string): void {
  if (language === defaultLanguage) follow()
}

/** Shows the English words, longer and with accents. Words that come later follow; another language ends it. */
export async function showPseudo(): Promise<void> {
  i18n.store.off('added', followEnglish)
  i18n.store.on('added', followEnglish)
  follow()
  await i18n.changeLanguage(code)
}
