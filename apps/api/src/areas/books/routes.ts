import { bookCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { alsoManaged } from '../../crud/shared.ts'
import { findChapter, listBooks, listChapters } from './service.ts'

export const bookRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, bookCalls.books, async () => ({ content: await listBooks(context) }))
  route(app, bookCalls.chapters, async ({ user, params }) => ({
    content: await listChapters(context, user, params.id),
  }))
  route(app, bookCalls.chapter, async ({ user, params: { id } }) => ({
    ...(await findChapter(context, user, id)),
    ...(await alsoManaged(context, user, 'chapters', id)),
  }))
}
