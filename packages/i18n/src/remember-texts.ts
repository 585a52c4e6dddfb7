import type { Translate } from './message-keys.ts'

/** Texts that take no values, by language and key. */
const texts = new Map<string, Map<string, string>>()
const remembering = new WeakMap<Translate, Translate>()

/** Called when texts were added or the language has changed. */
export const forgetTexts = (): void => texts.clear()

function textsOf(language: string): Map<string, string> {
  const found = texts.get(language) ?? new Map<string, string>()
  texts.set(language, found)
  return found
}

/**
 * Remembers the texts of a language's `t`: i18next resolves language, namespace and plural at each call, which is a
 * sixth of what an answer in an exercise takes to be shown.
 */
export function rememberTexts(t: Translate, language: string): Translate {
  const found = remembering.get(t)
  if (found) return found
  const made = new Proxy(t, {
    apply(target, self, given: [string, object?]) {
      const [key, values] = given
      if (values !== undefined) return Reflect.apply(target, self, given)
      const known = textsOf(language)
      const text = known.get(key) ?? String(Reflect.apply(target, self, given))
      known.set(key, text)
      return text
    },
  })
  remembering.set(t, made)
  return made
}
