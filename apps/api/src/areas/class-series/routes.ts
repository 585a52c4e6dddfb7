import { timetableCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { uploadRoute } from '../../contract/upload-route.ts'
import { exportSeries } from './file/export.ts'
import { importSeries } from './file/import.ts'
import { cancelOnHoliday } from './holidays.ts'
import { measureNewSeries, measureSeries } from './impact.ts'
import { readSeries, readSeriesPage } from './read.ts'
import { changeSeries, createSeries, endSeries } from './series.ts'

export const classSeriesRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, timetableCalls.seriesList, ({ user, query }) => readSeriesPage(context, user, query))
  route(app, timetableCalls.series, ({ user, params }) => readSeries(context, user, params.id))
  route(app, timetableCalls.createSeries, ({ user, body }) => createSeries(context, user, body))
  route(app, timetableCalls.changeSeries, ({ user, params, body }) =>
    changeSeries(context, user, { ...params, ...body }),
  )
  route(app, timetableCalls.endSeries, ({ user, params, body }) => endSeries(context, user, { ...params, ...body }))
  route(app, timetableCalls.newSeriesImpact, ({ user, body }) => measureNewSeries(context, user, body))
  route(app, timetableCalls.seriesImpact, ({ user, params, body }) =>
    measureSeries(context, user, { ...params, ...body }),
  )
  uploadRoute(app, timetableCalls.importSeries, ({ user, query: { unity_id, dry_run: isDry }, receive }) =>
    receive((path) => importSeries(context, user, path, { unity_id, isDry })),
  )
  downloadRoute(app, timetableCalls.exportSeries, ({ user, query }) => exportSeries(context, user, query.unity_id))
  route(app, timetableCalls.cancelOnHoliday, ({ user, params }) => cancelOnHoliday(context, user, params.id))
}
