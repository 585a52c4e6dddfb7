import { exerciseBankCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { draw, findChosen, idsIn, listBank, readPlaces } from './bank.ts'
import { showExercises } from './shown.ts'

export const exerciseBankRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, exerciseBankCalls.exerciseBank, ({ query }) => listBank(house, query))
  route(app, exerciseBankCalls.drawExercises, async ({ query }) => ({ content: await draw(house, query) }))
  route(app, exerciseBankCalls.bankPlaces, ({ query }) => readPlaces(house.db, query))
  route(app, exerciseBankCalls.chosenExercises, async ({ query }) => ({
    content: await findChosen(house, idsIn(query.ids)),
  }))
  route(app, exerciseBankCalls.shownExercises, async ({ query }) => ({
    content: await showExercises(house, idsIn(query.ids)),
  }))
}
