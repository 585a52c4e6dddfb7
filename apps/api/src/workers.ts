import { expiryWorker } from './areas/tests/expire.ts'
import { messageWorker } from './areas/messages/deliver.ts'
import { rulingWorker } from './areas/objections/apply-ruling.ts'
import { sendingWorker } from './areas/sendings/deliver.ts'
import type { AppContext } from './app-context.ts'
import { importHandlers } from './import-handlers.ts'
import { importWorker } from './imports/run.ts'
import { courseWorker } from './course/path-changes.ts'
import type { Workers } from './jobs/boss.ts'

/** The worker of each kind of job but mails, which need a way out. */
export const workersOf = (context: AppContext): Omit<Workers, 'mail'> => ({
  expiry: expiryWorker(context),
  sending: sendingWorker(context),
  message: messageWorker(context),
  ruling: rulingWorker(context),
  course: courseWorker(context),
  import: importWorker(context, importHandlers),
})
