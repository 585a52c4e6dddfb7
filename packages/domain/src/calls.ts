import { answerCalls } from './answer-calls.ts'
import { bookCalls } from './books.ts'
import type { Call } from './call.ts'
import { changeCodeCalls } from './change-code.ts'
import type { EndpointName } from './endpoints.ts'
import { eventCalls } from './events.ts'
import { foundingCalls } from './founding.ts'
import { courseCalls } from './course.ts'
import { courseCheckCalls } from './course-check.ts'
import { coursePasteCalls } from './course-paste.ts'
import { courseStepCalls } from './course-steps.ts'
import { classCalls } from './classes.ts'
import { correctionCalls } from './corrections.ts'
import { dashboardCalls } from './dashboard.ts'
import { dollarCalls } from './dollars.ts'
import { exchangeCalls } from './exercise-exchange.ts'
import { importCalls } from './imports.ts'
import { newsCalls } from './news.ts'
import { messageCalls } from './messages.ts'
import { notificationCalls } from './notifications.ts'
import { passkeyCalls } from './passkeys.ts'
import { passwordCalls } from './passwords.ts'
import { profileCalls } from './profile.ts'
import { registerCalls } from './register.ts'
import { reportCalls } from './reports.ts'
import { sessionCalls } from './session.ts'
import { downloadCalls } from './downloads.ts'
import { learnerCalls } from './learners.ts'
import { mediaCalls } from './media-library.ts'
import { meetingCalls } from './meetings.ts'
import { objectionCalls } from './objections.ts'
import { partnerCalls } from './partners.ts'
import { peopleCalls } from './people.ts'
import { scheduleCalls } from './schedules.ts'
import { speakingCalls } from './speaking.ts'
import { exerciseBankCalls } from './exercise-bank.ts'
import { sendingCalls } from './sendings.ts'
import { secondVersionCalls } from './second-version-calls.ts'
import { orderCalls } from './orders.ts'
import { storeCalls } from './store.ts'
import { surveyCalls } from './surveys.ts'
import { testReportCalls } from './test-reports.ts'
import { testCalls } from './tests.ts'
import { todoCalls } from './todo.ts'
import { topicCalls } from './topics.ts'
import { timetableCalls } from './timetable-calls.ts'
import { tribeCalls } from './tribes.ts'
import { uploadCalls } from './uploads.ts'
import { userCalls } from './users.ts'
import { workCalls } from './work.ts'

/** Every call of the API by name. Routes, the OpenAPI document and the access matrix come from here. */
export const calls = {
  ...sessionCalls,
  ...passkeyCalls,
  ...passwordCalls,
  ...changeCodeCalls,
  ...registerCalls,
  ...foundingCalls,
  ...userCalls,
  ...profileCalls,
  ...reportCalls,
  ...notificationCalls,
  ...eventCalls,
  ...dashboardCalls,
  ...dollarCalls,
  ...tribeCalls,
  ...timetableCalls,
  ...classCalls,
  ...newsCalls,
  ...importCalls,
  ...storeCalls,
  ...orderCalls,
  ...speakingCalls,
  ...scheduleCalls,
  ...partnerCalls,
  ...peopleCalls,
  ...meetingCalls,
  ...downloadCalls,
  ...bookCalls,
  ...topicCalls,
  ...courseCalls,
  ...learnerCalls,
  ...courseStepCalls,
  ...courseCheckCalls,
  ...coursePasteCalls,
  ...uploadCalls,
  ...mediaCalls,
  ...surveyCalls,
  ...testCalls,
  ...todoCalls,
  ...workCalls,
  ...testReportCalls,
  ...sendingCalls,
  ...messageCalls,
  ...exerciseBankCalls,
  ...answerCalls,
  ...exchangeCalls,
  ...secondVersionCalls,
  ...correctionCalls,
  ...objectionCalls,
} satisfies Record<EndpointName, Call>
export type CallName = keyof typeof calls

type Calls = typeof calls
/**
 * Every call by its method and path (`GET /me`), as the portal names it: only types, so the bundle holds no table of
 * calls.
 */
export type CallAt = { [N in CallName as `${Calls[N]['method']} ${Calls[N]['path']}`]: Calls[N] }
