import { withCheckDigits, type Profile } from '@the-house/domain'

/** The progress of a learner so far; history.ts generates the days. */
export interface Learning {
  /** Number of topics finished, from the first on. */
  done: number
  /** Days since registration, and since the last topic. */
  joined: number
  last: number
  /** The share of right answers. */
  skill: number
}

/** A person of the school, before the conversion to rows. */
export interface Person {
  id: number
  name: string
  email: string
  profile: Profile
  admin?: boolean
  /** The first is the unit in which a session starts. */
  units: [number, ...number[]]
  tribe?: number
  cpf: string
  cellphone: string
  birthday: string
  learning?: Learning
}

/** A CPF with valid check digits, from a range that is not in use. */
export const cpfOf = (id: number) => withCheckDigits(String(100 + id * 7).padStart(9, '0'))

/** A mobile number of an area; no mobile number in Brazil starts with 90. */
export const phoneOf = (area: number, id: number) => `${area}90000${String(1000 + id * 37).slice(-4)}`
