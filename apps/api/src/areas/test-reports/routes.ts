import { testReportCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { languageOf } from '../../contract/language.ts'
import { exportSentTests } from './export.ts'
import { compensateOutage } from './compensate-outage.ts'
import { listSentTests } from './list.ts'
import { extendTest, reopenTest } from './reopen.ts'
import { reportTest } from './report.ts'

export const testReportRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, testReportCalls.sentTests, ({ user, query }) =>
    context.replica.read(user, (db) => listSentTests(db, user, query)),
  )
  downloadRoute(app, testReportCalls.sentTestsFile, ({ user, query, request }) =>
    context.replica.read(user, (db) =>
      exportSentTests(db, user, query, languageOf(request.headers['accept-language'])),
    ),
  )
  route(app, testReportCalls.testReport, ({ user, params }) => reportTest(context.db, user, params.id))
  route(app, testReportCalls.reopenTest, ({ user, params, body }) => reopenTest(context, user, { ...params, ...body }))
  route(app, testReportCalls.extendTest, ({ user, params, body }) => extendTest(context, user, { ...params, ...body }))
  route(app, testReportCalls.compensateOutage, ({ user, params, body }) =>
    compensateOutage(context, user, { ...params, ...body }),
  )
}
