import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { managedChange } from '../../crud/shared.ts'
import { keepClocks, rezoneUnit } from '../class-series/rezone.ts'

/** The change of a unit: with another time zone, its classes move at once, so that its clocks show the same times. */
export const unitRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { call, handler } = managedChange(context, 'units')
  route(app, call, async (asked) => {
    await keepClocks(context.db, asked.params.id)
    const unit = await handler(asked)
    // What is in the way is tried again every hour, as after an update of the rules of time zones.
    await rezoneUnit(context, asked.params.id, (error) => app.log.error(error))
    return unit
  })
}
