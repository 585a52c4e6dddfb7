import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { name } from './managed/schemas.ts'
import { sessionSchema } from './session.ts'
import { array, boolean, currentPassword, instant, number, object, requiredId, string, text } from './validation.ts'

/** What is asked before a passkey is made. */
export const newPasskeySchema = object({ name: name(), password: currentPassword() })

/** What is asked before a passkey is removed. */
export const passwordProofSchema = object({ password: currentPassword() })

/** A passkey, as its owner and administrators see it. */
export const passkeySchema = object({
  id: requiredId(),
  /** What its owner calls it. */
  name: string().required(),
  created_at: instant().required(),
  /** null: it was not used yet. */
  last_used_at: instant().nullable().default(null),
  /** Whether it is kept by a password manager, and so on other devices of its owner too. */
  synced: boolean().required(),
})
export type Passkey = InferType<typeof passkeySchema>

/** Bytes as WebAuthn writes them in JSON: base64url. */
const bytes = (most: number) =>
  text()
    .matches(/^[\w-]+$/, { message: 'validation.text', excludeEmptyString: true })
    .max(most, 'validation.long')

const credentialId = () => bytes(1400).required('validation.required')
const type = () => string().oneOf(['public-key']).required()

/** What a browser answers once it has made a passkey: RegistrationResponseJSON of WebAuthn. */
export const newCredentialSchema = object({
  id: credentialId(),
  rawId: credentialId(),
  type: type(),
  response: object({
    clientDataJSON: bytes(8000).required('validation.required'),
    attestationObject: bytes(40_000).required('validation.required'),
    transports: array(text().max(40, 'validation.long').required('validation.required')).max(10, 'validation.list'),
  }),
})

/** What a browser answers once its user has signed a challenge: AuthenticationResponseJSON of WebAuthn. */
export const credentialSchema = object({
  id: credentialId(),
  rawId: credentialId(),
  type: type(),
  response: object({
    clientDataJSON: bytes(8000).required('validation.required'),
    authenticatorData: bytes(8000).required('validation.required'),
    signature: bytes(8000).required('validation.required'),
    userHandle: bytes(200),
  }),
})

const described = object({ id: string().required(), type: type(), transports: array(string().required()).required() })

/** What a browser needs to make a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const creationOptionsSchema = object({
  rp: object({ id: string().required(), name: string().required() }),
  user: object({ id: string().required(), name: string().required(), displayName: string().required() }),
  challenge: string().required(),
  pubKeyCredParams: array(object({ alg: number().required(), type: type() })).required(),
  timeout: number().required(),
  attestation: string().oneOf(['none']).required(),
  excludeCredentials: array(described).required(),
  authenticatorSelection: object({
    residentKey: string().oneOf(['required']).required(),
    requireResidentKey: boolean().required(),
    userVerification: string().oneOf(['required']).required(),
  }),
})

/** What a browser needs to sign in by a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const requestOptionsSchema = object({
  challenge: string().required(),
  rpId: string().required(),
  timeout: number().required(),
  userVerification: string().oneOf(['required']).required(),
})

export const passkeyCalls = defineCalls({
  passkeys: {
    ...endpoints.passkeys,
    summary: 'The own passkeys, the newest first',
    answer: object({ content: array(passkeySchema).required() }),
  },
  beginPasskey: {
    ...endpoints.beginPasskey,
    summary: 'Begin to add a passkey: proves the password, and answers what the browser needs',
    body: passwordProofSchema,
    answer: creationOptionsSchema,
  },
  addPasskey: {
    ...endpoints.addPasskey,
    summary: 'Add the passkey that the browser has made; a mail tells its owner',
    body: object({ name: name(), credential: newCredentialSchema }),
    answer: passkeySchema,
  },
  removePasskey: {
    ...endpoints.removePasskey,
    summary: 'Remove one of the own passkeys: proves the password; a mail tells the owner',
    params: object({ id: requiredId() }),
    body: passwordProofSchema,
  },
  passkeysOf: {
    ...endpoints.passkeysOf,
    summary: 'The passkeys of a person, the newest first',
    params: object({ id: requiredId() }),
    answer: object({ content: array(passkeySchema).required() }),
  },
  removePasskeysOf: {
    ...endpoints.removePasskeysOf,
    summary: 'Remove all passkeys of a person who has lost a device, and end the sessions; a mail tells their owner',
    params: object({ id: requiredId() }),
  },
  beginPasskeySignIn: {
    ...endpoints.beginPasskeySignIn,
    summary: 'Begin to sign in by a passkey; answers alike for everybody',
    answer: requestOptionsSchema,
  },
  passkeySignIn: {
    ...endpoints.passkeySignIn,
    summary: 'Sign in by a passkey',
    body: object({ credential: credentialSchema }),
    answer: sessionSchema,
  },
})
