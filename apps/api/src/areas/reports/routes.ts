import { reportCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { audited } from '../session/audit.ts'
import { listReports } from './list.ts'
import { storeReport } from './service.ts'

export const reportRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, reportCalls.reportError, async ({ user, body, request }) => {
    await audited(request, 'report', () => storeReport(app.context, user, body))
    request.log.info({ event: 'report.kept', user_id: user.id }, 'told what went wrong')
    return undefined
  })

  route(app, reportCalls.reports, ({ user, query }) =>
    context.replica.read(user, (db) => listReports({ ...context, db }, query)),
  )
}
