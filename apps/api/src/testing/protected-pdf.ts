import { createHash } from 'node:crypto'

/** What PDF 1.7 fills a password up with, 7.6.3.3. */
const fill = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const id = Buffer.alloc(16)

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

function md5Again(hash: Buffer): Buffer {
  let again = hash
  for (let round = 0; round < 50; round += 1) again = md5(again)
  return again
}

/** RC4, which Node no longer has. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const [first, second] = [at(one), at(other)]
    state[one & 255] = second
    state[other & 255] = first
  }
  let j = 0
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  j = 0
  return Buffer.from(
    data.map((byte, index) => {
      j = (j + at(index + 1)) & 255
      swap(index + 1, j)
      return byte ^ at(at(index + 1) + at(j))
    }),
  )
}

/** Encrypts twenty times, each with another key made of the first. */
const rc4Again = (key: Buffer, data: Buffer): Buffer =>
  Array.from({ length: 20 }, (_, round) => Buffer.from(key.map((byte) => byte ^ round))).reduce(
    (text, one) => rc4(one, text),
    data,
  )

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`

interface Passwords {
  /** Asked before it is shown; empty: it is shown to everybody. */
  user: string
  /** Asked before it is changed. */
  owner: string
}

/** A PDF of one page that is encrypted by the rules of PDF 1.7, 7.6.3, in revision 3 with 128 bits. */
export function protectedPdf({ user, owner }: Passwords): Buffer {
  const filled = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), fill]).subarray(0, 32)
  const changes = rc4Again(md5Again(md5(filled(owner))), filled(user))
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(-3904)
  const shows = rc4Again(md5Again(md5(filled(user), changes, rights, id)), md5(fill, id))
  const check = Buffer.concat([shows, Buffer.alloc(16)])
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[4 0 R]/Count 1>>endobj',
      `3 0 obj<</Filter/Standard/V 2/R 3/Length 128/P -3904/O${hex(changes)}/U${hex(check)}>>endobj`,
      '4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
      `trailer<</Root 1 0 R/Encrypt 3 0 R/ID[${hex(id)}${hex(id)}]>>`,
      '',
    ].join('\n'),
  )
}
