import { randomInt } from 'node:crypto'
import { orderCodeAlphabet, orderCodeLength } from '@the-house/domain'

/** Returns a random code of an order, which nobody can guess from another one. */
export const newOrderCode = (): string =>
  Array.from({ length: orderCodeLength }, () => orderCodeAlphabet.charAt(randomInt(orderCodeAlphabet.length))).join('')
