import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { Embeds } from '@the-house/domain'
import Fastify, { LogController, type FastifyInstance, type RouteOptions } from 'fastify'
import { answerRoutes } from './areas/answers/routes.ts'
import { bookRoutes } from './areas/books/routes.ts'
import { changeCodeRoutes } from './areas/change-code/routes.ts'
import { classRoutes } from './areas/classes/routes.ts'
import { classSeriesRoutes } from './areas/class-series/routes.ts'
import { classroomRoutes } from './areas/classroom/routes.ts'
import { courseRoutes } from './areas/course/routes.ts'
import { courseStudioRoutes } from './areas/course-studio/routes.ts'
import { mediaLibraryRoutes } from './areas/media-library/routes.ts'
import { uploadRoutes } from './areas/uploads/routes.ts'
import { correctionRoutes } from './areas/corrections/routes.ts'
import { cspReportRoutes } from './areas/csp-reports/routes.ts'
import { dollarRoutes } from './areas/dollars/routes.ts'
import { downloadRoutes } from './areas/downloads/routes.ts'
import { eventRoutes } from './areas/events/routes.ts'
import { exerciseBankRoutes } from './areas/exercise-bank/routes.ts'
import { exerciseExchangeRoutes } from './areas/exercise-exchange/routes.ts'
import { fileRoutes, storeOrigin, type FilesOptions } from './areas/files/routes.ts'
import { healthRoutes } from './areas/health/routes.ts'
import { importRoutes } from './areas/imports/routes.ts'
import { learnerRoutes } from './areas/learners/routes.ts'
import { meetingRoutes } from './areas/meetings/routes.ts'
import { messageRoutes } from './areas/messages/routes.ts'
import { newsRoutes } from './areas/news/routes.ts'
import { notificationRoutes } from './areas/notifications/routes.ts'
import { objectionRoutes } from './areas/objections/routes.ts'
import { outboxRoutes } from './areas/outbox/routes.ts'
import { partnerRoutes } from './areas/partners/routes.ts'
import { passkeyRoutes } from './areas/passkeys/routes.ts'
import { passwordRoutes } from './areas/password/routes.ts'
import { avatarRoutes } from './areas/profile/avatar-routes.ts'
import { peopleRoutes } from './areas/people/routes.ts'
import { profileRoutes } from './areas/profile/routes.ts'
import { foundingRoutes } from './areas/founding/routes.ts'
import { registerRoutes } from './areas/register/routes.ts'
import { reportRoutes } from './areas/reports/routes.ts'
import { calendarRoutes } from './areas/schedules/calendar-routes.ts'
import { scheduleRoutes } from './areas/schedules/routes.ts'
import { secondVersionRoutes } from './areas/second-versions/routes.ts'
import { sendingRoutes } from './areas/sendings/routes.ts'
import { sessionRoutes } from './areas/session/routes.ts'
import { speakingRoutes } from './areas/speaking/routes.ts'
import { orderRoutes } from './areas/store/order-routes.ts'
import { storeRoutes } from './areas/store/routes.ts'
import { surveyRoutes } from './areas/surveys/routes.ts'
import { testReportRoutes } from './areas/test-reports/routes.ts'
import { testRoutes } from './areas/tests/routes.ts'
import { timetableRoutes } from './areas/timetable/routes.ts'
import { dashboardRoutes } from './areas/dashboard/routes.ts'
import { todoRoutes } from './areas/todo/routes.ts'
import { workRoutes } from './areas/work/routes.ts'
import { topicRoutes } from './areas/topics/routes.ts'
import { tribeRoutes } from './areas/tribes/routes.ts'
import { unitRoutes } from './areas/units/routes.ts'
import { userRoutes } from './areas/users/routes.ts'
import { crudRoutes } from './crud/routes.ts'
import type { AppContext } from './app-context.ts'
import type { Metrics } from './metrics/metrics.ts'
import { addMetrics } from './metrics/serve.ts'
import { errors, sendError } from './plugins/errors.ts'
import { headers } from './plugins/headers.ts'
import { json } from './plugins/json.ts'
import { describeError } from './plugins/log-error.ts'
import { log } from './plugins/log.ts'
import { openapi } from './plugins/openapi.ts'
import { deviceCookie } from './plugins/device-cookie.ts'
import { abandoned } from './plugins/abandoned.ts'
import { bodyTimeout } from './plugins/body-timeout.ts'
import { portal } from './plugins/portal.ts'
import { rateLimit } from './plugins/rate-limit.ts'
import { preview } from './plugins/preview.ts'
import { newRequestId } from './plugins/request-id.ts'
import { session } from './plugins/session.ts'
import { stopping } from './plugins/stopping.ts'
import { requestsMs } from './stop.ts'

export interface AppOptions {
  context: AppContext
  /** Where the files are, and the secret that signs their URLs. */
  files: Pick<FilesOptions, 'place' | 'secret'>
  /** Directory of the built portal. */
  portalRoot?: string
  /** Whether the portal is served over https. */
  secure?: boolean
  /** The trusted proxies, whose X-Forwarded-For is believed: addresses or networks, separated by commas. */
  trustedProxy?: string | undefined
  /** Whether this is the demonstration school, which alone has the classroom page. */
  isDemo?: boolean
  /** Whether it is open to strangers, which each page says. */
  isPublicDemo?: boolean
  /** The origins beside its own from which pages show something; default: none. */
  embeds?: Embeds
  /** Whether the outbox shows all mails, in the demonstration alone. */
  showMails?: boolean
  logLevel?: string
  /** The stream of the log; default: standard output. */
  logTo?: { write: (line: string) => void }
  /** Counts the requests; with a token they are read on this port. */
  metrics?: { metrics: Metrics; token: string | undefined }
  /** Called with every route; tests compare the list with the routes that they cover. */
  onRoute?: (this: FastifyInstance, route: RouteOptions) => void
}

/** Far above the size of any answer; files are uploaded as multipart. */
const bodyLimit = 256 * 1024

const areas = [
  sessionRoutes,
  passkeyRoutes,
  passwordRoutes,
  changeCodeRoutes,
  registerRoutes,
  unitRoutes,
  foundingRoutes,
  userRoutes,
  profileRoutes,
  avatarRoutes,
  reportRoutes,
  dollarRoutes,
  tribeRoutes,
  classRoutes,
  scheduleRoutes,
  classSeriesRoutes,
  meetingRoutes,
  timetableRoutes,
  newsRoutes,
  speakingRoutes,
  downloadRoutes,
  storeRoutes,
  orderRoutes,
  partnerRoutes,
  peopleRoutes,
  bookRoutes,
  topicRoutes,
  courseRoutes,
  courseStudioRoutes,
  uploadRoutes,
  mediaLibraryRoutes,
  surveyRoutes,
  answerRoutes,
  testRoutes,
  learnerRoutes,
  dashboardRoutes,
  todoRoutes,
  workRoutes,
  testReportRoutes,
  sendingRoutes,
  messageRoutes,
  exerciseBankRoutes,
  secondVersionRoutes,
  correctionRoutes,
  objectionRoutes,
  notificationRoutes,
  eventRoutes,
  exerciseExchangeRoutes,
  importRoutes,
  crudRoutes,
  healthRoutes,
  cspReportRoutes,
]

/** Builds the app, ready to listen or to be injected by a test. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { context, files, portalRoot, secure = false, logLevel = 'silent', logTo, onRoute } = options
  const app = Fastify({
    logger: { level: logLevel, serializers: { err: (error) => describeError(error) }, ...(logTo && { stream: logTo }) },
    // plugins/log.ts writes one line instead, without the values of the URL.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    // One of our own: what a client sends as its id must not be written to the log.
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit,
    trustProxy: options.trustedProxy ?? false,
    // The limit for an upload; plugins/body-timeout.ts ends all other requests earlier.
    requestTimeout: 1_800_000,
    // A request that comes on an open connection while the server stops is answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.decorate('context', context)
  app.decorate('isPublicDemo', options.isPublicDemo ?? false)
  await app.register(stopping, { requestsMs })
  if (options.metrics) addMetrics(app, options.metrics)
  await app.register(log)
  await app.register(headers, { secure })
  await app.register(errors)
  await app.register(bodyTimeout, { forms: 30_000 })
  await app.register(abandoned)
  await app.register(json)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(rateLimit)
  await app.register(session)
  await app.register(deviceCookie, { secure })
  await app.register(preview)
  await app.register(openapi)
  for (const area of areas) await app.register(area)
  await app.register(fileRoutes, { ...files, secure })
  await app.register(calendarRoutes, files)
  await app.register(classroomRoutes, { shown: options.isDemo ?? false })
  await app.register(outboxRoutes, { shown: options.showMails ?? false })
  await app.register(portal, {
    root: portalRoot,
    secure,
    mediaOrigin: storeOrigin({ ...files, secure }),
    embeds: options.embeds ?? { players: [], hosts: [] },
  })
  await app.ready()
  return app
}
