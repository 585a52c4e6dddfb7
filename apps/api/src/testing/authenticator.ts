import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { Json } from './test-server.ts'

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** The head of a CBOR item: its major type and its length or value. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const word = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

/** The public key of ES256 as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  )
}

const flags = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 }

interface Site {
  rpId: string
  origin: string
}

/** A device with a passkey, as a browser answers for it: it signs with a key of its own. */
export function createAuthenticator({ rpId, origin }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const authenticatorData = (own: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([own]), count, more])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' }
  const seen = flags.present | flags.verified

  return {
    /** Answers the challenge of a registration. */
    create: ({ challenge, user }: Json): Json => {
      userHandle = user.id
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const own = seen | flags.backupEligible | flags.backedUp | flags.attested
      const authData = authenticatorData(own, attested)
      const attestation = map(
        [word('fmt'), word('none')],
        [word('attStmt'), map()],
        [word('authData'), bytes(authData)],
      )
      const clientDataJSON = base64url(clientData('webauthn.create', challenge))
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] },
      }
    },
    /** Answers the challenge of a sign-in. @param verified whether its user has shown a finger or a PIN */
    get: ({ challenge }: Json, { verified = true, counts = true } = {}): Json => {
      counter += counts ? 1 : 0
      const own = (verified ? seen : flags.present) | flags.backupEligible | flags.backedUp
      const authData = authenticatorData(own)
      const data = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      }
    },
  }
}
