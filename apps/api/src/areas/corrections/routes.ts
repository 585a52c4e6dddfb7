import { correctionCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { claimAnswer, releaseAnswer, takeNext } from './claim.ts'
import { facetsOf } from './facets.ts'
import { addPhrase, listPhrases, removePhrase } from './phrases.ts'
import { listWaiting } from './queue.ts'
import { readDesk } from './read.ts'
import { saveCorrection } from './save.ts'

export const correctionRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app
  const { db } = house

  route(app, correctionCalls.corrections, ({ user, query }) => listWaiting(house, user, query))
  route(app, correctionCalls.correctionFacets, ({ user, query }) => facetsOf(db, user, query.queue))
  route(app, correctionCalls.nextCorrection, ({ user, body }) => takeNext(house, user, body))
  route(app, correctionCalls.correction, ({ user, params }) => readDesk(house, user, params.id))
  route(app, correctionCalls.correct, ({ user, params, body }) => saveCorrection(house, user, params.id, body))
  route(app, correctionCalls.claimCorrection, ({ user, params, body }) =>
    claimAnswer(house, user, params.id, body.deliberate),
  )
  route(app, correctionCalls.releaseCorrection, async ({ user, params }) => {
    await releaseAnswer(house, user, params.id)
    return undefined
  })
  route(app, correctionCalls.phrases, async ({ user }) => ({ content: await listPhrases(db, user.id) }))
  route(app, correctionCalls.addPhrase, ({ user, body }) => addPhrase(db, user.id, body.text))
  route(app, correctionCalls.removePhrase, async ({ user, params }) => {
    await removePhrase(db, user.id, params.id)
    return undefined
  })
}
