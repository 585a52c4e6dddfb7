import { randomInt } from 'node:crypto'
import { readableAlphabet as alphabet } from '@the-house/domain'

const letters = 8

/** A new request id of eight letters and digits: 40 bits, enough to find one request in a month of logs. */
export function newRequestId(): string {
  let id = ''
  // Unlike randomBytes, it does not ask the kernel each time.
  for (let rest = randomInt(alphabet.length ** letters); id.length < letters; rest = Math.floor(rest / alphabet.length))
    id += alphabet[rest % alphabet.length]
  return id
}
