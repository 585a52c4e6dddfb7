import { topicCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listTopics, readContent } from './service.ts'

export const topicRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, topicCalls.topics, async ({ user, params }) => ({ content: await listTopics(context, user, params.id) }))
  route(app, topicCalls.content, ({ user, params, query }) =>
    readContent(context, user, { chapter_id: params.id, ...query }),
  )
}
