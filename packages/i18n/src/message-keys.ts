import type { Catalogue } from './areas.ts'

/** The only namespace; areas are merged into it as they load. */
export const namespace = 'words'

type PluralSuffix = `${'' | 'ordinal_'}${Intl.LDMLPluralRule}`
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${PluralSuffix}` ? Base : Name
type KeysOf<T, Prefix extends string> = {
  [Name in keyof T & string]: T[Name] extends string
    ? `${Prefix}${WithoutPlural<Name>}`
    : KeysOf<T[Name], `${Prefix}${Name}.`>
}[keyof T & string]

/** The key of a message without its plural suffix: `common.retry`, `exercises.selected`. */
export type MessageKey = KeysOf<Catalogue, ''>

interface Values {
  /** Selects the plural form. */
  count?: number
  [name: string]: unknown
}

/**
 * Translates a key. i18next's own type infers the options of every call over all keys, which takes the compiler
 * seconds.
 */
export interface Translate {
  (key: MessageKey): string
  (key: MessageKey, values: Values): string
}
