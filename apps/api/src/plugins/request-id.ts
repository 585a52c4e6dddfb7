import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter that is taken for a digit, so that an id can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new request id of eight letters and digits: 40 bits, enough to find one request in a month of logs. */
export const newRequestId = (): string =>
  Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('')
