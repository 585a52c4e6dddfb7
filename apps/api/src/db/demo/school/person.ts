import { withCheckDigits, type Profile } from '@the-house/domain'

/** How somebody has learned so far; history.ts tells it day by day. */
export interface Learning {
  /** Topics finished, from the first on. */
  done: number
  /** Days since registration, and since the last topic. */
  joined: number
  last: number
  /** The share of exercises that come out right. */
  skill: number
}

/** Somebody of the school before they become rows. */
export interface Person {
  id: number
  name: string
  email: string
  profile: Profile
  admin?: boolean
  /** The first is where a session starts. */
  units: [number, ...number[]]
  tribe?: number
  cpf: string
  cellphone: string
  birthday: string
  learning?: Learning
}

/** A CPF with right check digits, out of a range in which nobody real has one. */
export const cpfOf = (id: number) => withCheckDigits(String(100 + id * 7).padStart(9, '0'))

/** A mobile number of an area; no mobile number in Brazil starts with 90. */
export const phoneOf = (area: number, id: number) => `${area}90000${String(1000 + id * 37).slice(-4)}`
