import { exerciseBankCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { draw, findChosen, idsIn, listBank, readPlaces } from './bank.ts'
import { showExercises } from './shown.ts'

export const exerciseBankRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, exerciseBankCalls.exerciseBank, ({ query }) => listBank(context, query))
  route(app, exerciseBankCalls.drawExercises, async ({ query }) => ({ content: await draw(context, query) }))
  route(app, exerciseBankCalls.bankPlaces, ({ query }) => readPlaces(context.db, query))
  route(app, exerciseBankCalls.chosenExercises, async ({ query }) => ({
    content: await findChosen(context, idsIn(query.ids)),
  }))
  route(app, exerciseBankCalls.shownExercises, async ({ query }) => ({
    content: await showExercises(context, idsIn(query.ids)),
  }))
}
