import { isLanguage, languages, type Language } from '@the-house/i18n/server'

/** The first supported language of Accept-Language; the default language where none is supported. */
export function languageOf(acceptLanguage = ''): Language {
  const wanted = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return wanted.map(({ language }) => language).find(isLanguage) ?? languages[0]
}
