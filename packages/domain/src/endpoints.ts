import type { Call } from './call.ts'

/** What a call is before its schemas and its description. */
export type Endpoint = Pick<Call, 'method' | 'path' | 'gate'>

/** Every call of the API by name: where it is and who may make it, at a glance. */
export const endpoints = {
  signIn: { method: 'POST', path: '/session', gate: 'public' },
  signOut: { method: 'POST', path: '/session/logout', gate: 'signedIn' },
  forgotPassword: { method: 'POST', path: '/session/forgot_password', gate: 'public' },
  changePasswordToken: { method: 'POST', path: '/session/change_password_token', gate: 'public' },
  changeUnity: { method: 'POST', path: '/session/change_unity', gate: 'signedIn' },
  changeCode: { method: 'POST', path: '/session/change_code', gate: 'public' },
  changeCodeToken: { method: 'POST', path: '/session/change_code_token', gate: 'public' },
  validateCode: { method: 'POST', path: '/register/valide', gate: 'public' },
  register: { method: 'POST', path: '/register', gate: 'public' },
  me: { method: 'GET', path: '/me', gate: 'signedIn' },
  myUnities: { method: 'GET', path: '/me/unities', gate: 'signedIn' },
  myProfile: { method: 'GET', path: '/me/profile', gate: 'signedIn' },
  changeProfile: { method: 'PUT', path: '/me/profile', gate: 'signedIn' },
  changeAvatar: { method: 'POST', path: '/me/avatar', gate: 'signedIn' },
  removeAvatar: { method: 'DELETE', path: '/me/avatar', gate: 'signedIn' },
  reportError: { method: 'POST', path: '/report_error', gate: 'signedIn' },
  reports: { method: 'GET', path: '/report_error', gate: 'manageContent' },
  signOutElsewhere: { method: 'POST', path: '/session/logout_others', gate: 'signedIn' },
  notifications: { method: 'GET', path: '/session/notifications', gate: 'notifications' },
  readNotification: { method: 'PUT', path: '/notifications/:id/read', gate: 'notifications' },
  readNotifications: { method: 'PUT', path: '/session/notifications/read', gate: 'notifications' },
  myDollars: { method: 'GET', path: '/me/dollars', gate: 'signedIn' },
  myTribe: { method: 'GET', path: '/me/tribe', gate: 'tribes' },
  myClasses: { method: 'GET', path: '/me/my_classes', gate: 'schedules' },
  news: { method: 'GET', path: '/news', gate: 'news' },
  article: { method: 'GET', path: '/news/:id', gate: 'news' },
  books: { method: 'GET', path: '/me/books', gate: 'magicFormula' },
  chapters: { method: 'GET', path: '/books/:id/chapters', gate: 'magicFormula' },
  chapter: { method: 'GET', path: '/chapters/:id', gate: 'magicFormula' },
  topics: { method: 'GET', path: '/chapters/:id/topics', gate: 'magicFormula' },
  content: { method: 'GET', path: '/chapters/:id/content', gate: 'magicFormula' },
  exercises: { method: 'GET', path: '/chapters/:id/exercises', gate: 'magicFormula' },
  retry: { method: 'POST', path: '/chapters/:id/exercises', gate: 'magicFormula' },
  verify: { method: 'PUT', path: '/chapters/:id', gate: 'magicFormula' },
  finish: { method: 'POST', path: '/chapters/:id/exercises_finish', gate: 'magicFormula' },
  testInfo: { method: 'GET', path: '/tests/:id/info', gate: 'signedIn' },
  startTest: { method: 'POST', path: '/tests/:id/start', gate: 'signedIn' },
  testExercises: { method: 'GET', path: '/tests/:id/exercises', gate: 'signedIn' },
  finishTest: { method: 'POST', path: '/tests/:id/finish', gate: 'signedIn' },
  flagExercise: { method: 'PUT', path: '/tests/:id/flags', gate: 'signedIn' },
  sendTest: { method: 'POST', path: '/config_tests/:id/send', gate: 'manageTeaching' },
  answerAlternatives: { method: 'PUT', path: '/tests/:id/answer_alternatives', gate: 'signedIn' },
  answerOpen: { method: 'PUT', path: '/tests/:id/answer_open', gate: 'signedIn' },
  answerOptions: { method: 'PUT', path: '/tests/:id/answer_options', gate: 'signedIn' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
