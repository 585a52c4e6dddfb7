import { speakingCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { alsoManaged } from '../../crud/shared.ts'
import { storedFile } from '../../files/stored.ts'
import { findSpeakingBook, listSpeakings } from './books.ts'
import { findSpeakingChapter, openSpeaking } from './chapters.ts'

export const speakingRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, speakingCalls.speakings, async () => ({ content: await listSpeakings(context) }))
  route(app, speakingCalls.speakingBook, async ({ user, params: { id } }) => ({
    ...(await findSpeakingBook(context, user, id)),
    ...(await alsoManaged(context, user, 'speaking-books', id)),
  }))
  route(app, speakingCalls.speakingContent, ({ user, params }) => openSpeaking(context, user, params.id))
  downloadRoute(app, speakingCalls.speakingImage, async ({ user, params }) => {
    const { image, name } = await findSpeakingChapter(context.db, user, params.id)
    return storedFile(context, image, name)
  })
}
