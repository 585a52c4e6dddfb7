import { createAuthenticator } from './authenticator.ts'
import { password } from './school.ts'
import type { Json, TestServer, Visitor } from './test-server.ts'

/** Begins to add a passkey. @returns what the browser needs */
const begin = async (visitor: Visitor): Promise<Json> => (await visitor.post('/me/passkeys/options', { password })).body

/** Steps with passkeys on a server. */
export function passkeySteps(context: Pick<TestServer, 'arrive' | 'call' | 'publicUrl'>) {
  const { hostname, origin } = new URL(context.publicUrl)
  const site = { rpId: hostname, origin }

  return {
    site,
    begin,
    challenge: async (): Promise<Json> => (await context.call('POST', '/session/passkey_options')).body,
    signIn: (credential: Json) => context.call('POST', '/session/passkey', { body: { credential } }),
    /** A teacher, or somebody else, with a passkey, and the device that has it. */
    async arrive(person: Parameters<TestServer['arrive']>[0] = { profile: 'TEACHER' }) {
      const teacher = await context.arrive(person)
      const device = createAuthenticator(site)
      const credential = device.create(await begin(teacher))
      const { body: passkey } = await teacher.post('/me/passkeys', { name: 'My phone', credential })
      return { teacher, device, passkey }
    },
  }
}
