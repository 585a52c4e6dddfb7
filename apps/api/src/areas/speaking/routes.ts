import { speakingCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { alsoManaged } from '../../crud/shared.ts'
import { storedFile } from '../files/stored.ts'
import { findSpeakingBook, listSpeakings } from './books.ts'
import { findSpeakingChapter, openSpeaking } from './chapters.ts'

export const speakingRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, speakingCalls.speakings, async () => ({ content: await listSpeakings(house) }))
  route(app, speakingCalls.speakingBook, async ({ user, params: { id } }) => ({
    ...(await findSpeakingBook(house, user, id)),
    ...(await alsoManaged(house, user, 'speaking-books', id)),
  }))
  route(app, speakingCalls.speakingContent, ({ user, params }) => openSpeaking(house, user, params.id))
  downloadRoute(app, speakingCalls.speakingImage, async ({ user, params }) => {
    const { image, name } = await findSpeakingChapter(house.db, user, params.id)
    return storedFile(house, image, name)
  })
}
