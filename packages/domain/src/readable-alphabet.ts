/** Crockford's base 32: no letter that is taken for a digit, so that a code can be read out on the phone. */
export const readableAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
