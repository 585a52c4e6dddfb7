import { correctionCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { claimAnswer, releaseAnswer, claimNext } from './claim.ts'
import { facetsOf } from './facets.ts'
import { addPhrase, listPhrases, removePhrase } from './phrases.ts'
import { listQueue } from './queue.ts'
import { readCorrectionTask } from './read.ts'
import { saveCorrection } from './save.ts'

export const correctionRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { db } = context

  route(app, correctionCalls.corrections, ({ user, query }) => listQueue(context, user, query))
  route(app, correctionCalls.correctionFacets, ({ user, query }) => facetsOf(db, user, query.queue))
  route(app, correctionCalls.nextCorrection, ({ user, body }) => claimNext(context, user, body))
  route(app, correctionCalls.correction, ({ user, params }) => readCorrectionTask(context, user, params.id))
  route(app, correctionCalls.correct, ({ user, params, body }) => saveCorrection(context, user, params.id, body))
  route(app, correctionCalls.claimCorrection, ({ user, params, body }) =>
    claimAnswer(context, user, params.id, body.deliberate),
  )
  route(app, correctionCalls.releaseCorrection, async ({ user, params }) => {
    await releaseAnswer(context, user, params.id)
    return undefined
  })
  route(app, correctionCalls.phrases, async ({ user }) => ({ content: await listPhrases(db, user.id) }))
  route(app, correctionCalls.addPhrase, ({ user, body }) => addPhrase(db, user.id, body.text))
  route(app, correctionCalls.removePhrase, async ({ user, params }) => {
    await removePhrase(db, user.id, params.id)
    return undefined
  })
}
