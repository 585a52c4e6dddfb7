import { todoCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { readTodo } from './read.ts'

export const todoRoutes: FastifyPluginAsync = async (app) => {
  route(app, todoCalls.myTodo, ({ user }) => readTodo(app.context, user))
}
