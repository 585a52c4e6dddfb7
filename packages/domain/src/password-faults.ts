import { commonPasswords } from './common-passwords.ts'
import { portuguesePasswords } from './portuguese-passwords.ts'

/** What is known of whoever sets a password, which a guesser would try first. */
export interface PasswordOwner {
  name?: string | undefined
  email?: string | undefined
  /** The words of the school: the names of its units. */
  school?: readonly string[] | undefined
}

/** Why a password is refused, as a translation key. */
export type PasswordFault = 'validation.passwordCommon' | 'validation.passwordSchool' | 'validation.passwordOwn'

const common = new Set(commonPasswords)
const portuguese = new Set(portuguesePasswords)
/** The school's own words, wherever it is. */
const everySchool = ['the house', 'house', 'magic formula', 'the magic formula']
const leastLetters = 4

/** A text without case, accents, spaces and signs. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A folded text without the digits before and behind it. */
const bare = (folded: string): string => folded.replaceAll(/^\d+|\d+$/g, '')

const date = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((19|20)?\d{2})$/
const dateBackwards = /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

function isCommon(password: string): boolean {
  const folded = fold(password)
  return (
    common.has(password.toLowerCase()) ||
    portuguese.has(folded) ||
    portuguese.has(bare(folded)) ||
    date.test(folded) ||
    dateBackwards.test(folded) ||
    // White space alone, or one sign again and again.
    password.trim() === '' ||
    new Set(password.toLowerCase()).size === 1
  )
}

function ownWords({ name = '', email = '' }: PasswordOwner): string[] {
  const [local = ''] = email.split('@')
  const words = name.split(/\s+/).map(fold)
  return [fold(email), fold(local), ...words, words.join('')]
}

const isAmong = (password: string, words: readonly string[]): boolean => {
  const folded = fold(password)
  return words.some((word) => word.length >= leastLetters && (folded === word || bare(folded) === bare(word)))
}

/** Why a password would be guessed; undefined where it may be taken. */
export function passwordFault(password: string, owner: PasswordOwner = {}): PasswordFault | undefined {
  if (isCommon(password)) return 'validation.passwordCommon'
  if (isAmong(password, [...everySchool, ...(owner.school ?? [])].map(fold))) return 'validation.passwordSchool'
  return isAmong(password, ownWords(owner)) ? 'validation.passwordOwn' : undefined
}
