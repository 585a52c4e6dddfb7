import { languages, type Language } from '@the-house/i18n/server'
import type { messages } from '../db/schema/index.ts'

type Written = Pick<typeof messages.$inferSelect, 'title_en' | 'text_en' | 'title_pt' | 'text_pt'>

/** The words of a message in a language; where it has none, in the language that it has. */
export function localized(message: Written, language: Language): { title: string; text: string; lang: Language } {
  const lang = [language, ...languages].find((one) => message[`title_${one}`]) ?? language
  return { title: message[`title_${lang}`], text: message[`text_${lang}`], lang }
}
