import { passkeyCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { languageOf } from '../../contract/language.ts'
import { route } from '../../contract/route.ts'
import { keepDevice } from '../../plugins/device-cookie.ts'
import { audited } from '../session/audit.ts'
import { rememberDevice } from '../session/known-devices.ts'
import { findPerson } from '../people/person.ts'
import { addPasskey, beginPasskey, listPasskeys } from './add.ts'
import { removeOwnPasskey, removePasskeysOf } from './remove.ts'
import { beginPasskeySignIn, ownerOf, passkeySignIn } from './sign-in.ts'

/** Passkeys of teachers and administrators, beside their passwords. */
export const passkeyRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, passkeyCalls.passkeys, ({ user }) => listPasskeys(context.db, user.id))

  route(app, passkeyCalls.beginPasskey, ({ user, body, request }) =>
    audited(request, 'passkey', () => beginPasskey(context, user, body.password)),
  )

  route(app, passkeyCalls.addPasskey, async ({ user, body, request }) => {
    const language = languageOf(request.headers['accept-language'])
    const added = await audited(request, 'passkey', () => addPasskey(context, user, body, language))
    request.log.info({ event: 'passkey.added', user_id: user.id, passkey_id: added.id }, 'added a passkey')
    return added
  })

  route(app, passkeyCalls.removePasskey, async ({ user, params: { id }, body: { password }, request }) => {
    const language = languageOf(request.headers['accept-language'])
    await audited(request, 'passkey', () => removeOwnPasskey(context, user.id, { id, password, language }))
    request.log.info({ event: 'passkey.removed', user_id: user.id, passkey_id: id }, 'removed a passkey')
    return undefined
  })

  route(app, passkeyCalls.passkeysOf, async ({ params: { id } }) => {
    await findPerson(context.db, id)
    return listPasskeys(context.db, id)
  })

  route(app, passkeyCalls.removePasskeysOf, async ({ user, params: { id: user_id }, request }) => {
    const language = languageOf(request.headers['accept-language'])
    const removed = await audited(request, 'passkeys', () => removePasskeysOf(context, user, { user_id, language }))
    request.log.info({ event: 'passkeys.removed', user_id: user.id, person_id: user_id, removed }, 'removed passkeys')
    return undefined
  })

  route(app, passkeyCalls.beginPasskeySignIn, () => beginPasskeySignIn(context), { rateLimit: 'publicCall' })

  route(
    app,
    passkeyCalls.passkeySignIn,
    async ({ body, request }) => {
      const language = languageOf(request.headers['accept-language'])
      const opened = await audited(
        request,
        'session',
        () => passkeySignIn(context, body.credential, language),
        () => ownerOf(context, body.credential),
      )
      await rememberDevice(context, opened.user.id, keepDevice(request))
      request.log.info({ event: 'session.opened', user_id: opened.user.id, by: 'passkey' }, 'signed in by a passkey')
      return opened
    },
    { rateLimit: 'publicCall' },
  )
}
