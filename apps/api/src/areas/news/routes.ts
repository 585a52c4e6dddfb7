import { newsCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { findArticle, listArticles, listTags } from './service.ts'

export const newsRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, newsCalls.news, ({ user, query }) => listArticles(context, user, query))
  route(app, newsCalls.newsTags, ({ user }) => listTags(context, user))
  route(app, newsCalls.article, ({ user, params }) => findArticle(context, user, params.id))
}
