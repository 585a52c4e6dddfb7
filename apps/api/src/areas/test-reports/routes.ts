import { testReportCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { languageOf } from '../session/language.ts'
import { exportSentTests } from './export.ts'
import { giveTimeBack } from './give-back.ts'
import { listSentTests } from './list.ts'
import { extendTest, reopenTest } from './reopen.ts'
import { reportTest } from './report.ts'

export const testReportRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, testReportCalls.sentTests, ({ user, query }) => listSentTests(house.db, user, query))
  downloadRoute(app, testReportCalls.sentTestsFile, ({ user, query, request }) =>
    exportSentTests(house.db, user, query, languageOf(request.headers['accept-language'])),
  )
  route(app, testReportCalls.testReport, ({ user, params }) => reportTest(house.db, user, params.id))
  route(app, testReportCalls.reopenTest, ({ user, params, body }) => reopenTest(house, user, { ...params, ...body }))
  route(app, testReportCalls.extendTest, ({ user, params, body }) => extendTest(house, user, { ...params, ...body }))
  route(app, testReportCalls.giveTimeBack, ({ user, params, body }) =>
    giveTimeBack(house, user, { ...params, ...body }),
  )
}
