import { newsCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { findArticle, listArticles, listTags } from './service.ts'

export const newsRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, newsCalls.news, ({ query }) => listArticles(house, query))
  route(app, newsCalls.newsTags, () => listTags(house))
  route(app, newsCalls.article, ({ user, params }) => findArticle(house, user, params.id))
}
