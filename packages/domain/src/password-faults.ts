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
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A folded text without the digits before and behind it. */
const bare = (folded: string): string => folded.replaceAll(/^\d+|\d+$/g, '')

/** The letters that digits and signs are written for. */
const written: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** What a password says where digits and signs stand for letters, with and without each tail of digits. */
function readings(password: string): string[] {
  const text = password.normalize('NFKC').toLowerCase()
  const tail = /[^\p{L}]*$/u.exec(text)?.[0].length ?? 0
  return Array.from({ length: tail + 1 }, (_, cut) =>
    fold(text.slice(0, text.length - cut).replaceAll(/[013457@$]/g, (sign) => written[sign] ?? sign)),
  )
}

/** One to three signs again and again. */
const repeated = /^(.{1,3}?)\1+$/su

const date = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((19|20)?\d{2})$/
const dateBackwards = /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

function isCommon(password: string): boolean {
  const folded = fold(password)
  return (
    common.has(password.toLowerCase()) ||
    portuguese.has(folded) ||
    portuguese.has(bare(folded)) ||
    readings(password).some((word) => common.has(word) || portuguese.has(word)) ||
    date.test(folded) ||
    dateBackwards.test(folded) ||
    // Nothing that is seen.
    !/[^\p{Z}\p{C}]/u.test(password) ||
    repeated.test(password.toLowerCase())
  )
}

function ownWords({ name = '', email = '' }: PasswordOwner): string[] {
  const [local = ''] = email.split('@')
  const words = name.split(/\s+/).map(fold)
  return [fold(email), fold(local), ...local.split(/[^\p{L}\p{N}]+/u).map(fold), ...words, words.join('')]
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
