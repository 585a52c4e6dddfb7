import type { AppContext } from '../../app-context.ts'

/** The relying party of WebAuthn: the name of the school's server, to which its passkeys are bound. */
export function relyingParty({ publicUrl }: Pick<AppContext, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'The House', origin }
}

/** The signatures that are taken, as COSE numbers them: EdDSA, ES256 and RS256, which all devices have. */
export const algorithms = [-8, -7, -257]

/** The user handle of WebAuthn: what a device calls the owner of a passkey. */
export const handleOf = (user_id: number): string => `user-${user_id}`
