import type { Call } from './call.ts'

/** What a call is before its schemas: the portal needs no more of it. */
export type Endpoint = Pick<Call, 'method' | 'path' | 'gate' | 'summary'>

/** Every call of the API by name, free of schemas, so that a screen does not load yup for an address. */
export const endpoints = {
  signIn: { method: 'POST', path: '/session', gate: 'public', summary: 'Sign in' },
  signOut: { method: 'POST', path: '/session/logout', gate: 'signedIn', summary: 'End this session' },
  forgotPassword: {
    method: 'POST',
    path: '/session/forgot_password',
    gate: 'public',
    summary: 'Ask for a mail with a link to set a new password; answers alike whether the e-mail is known or not',
  },
  changePasswordToken: {
    method: 'POST',
    path: '/session/change_password_token',
    gate: 'public',
    summary: 'Set a new password by the token of a mail',
  },
  changeUnity: { method: 'POST', path: '/session/change_unity', gate: 'signedIn', summary: 'Go on in another unit' },
  changeCode: {
    method: 'POST',
    path: '/session/change_code',
    gate: 'public',
    summary: 'Ask for a mail that moves a registered e-mail to another code; answers alike in any case',
  },
  changeCodeToken: {
    method: 'POST',
    path: '/session/change_code_token',
    gate: 'public',
    summary: 'Move to the other code by the token of a mail',
  },
  validateCode: { method: 'POST', path: '/register/valide', gate: 'public', summary: 'Check an enrolment code' },
  register: { method: 'POST', path: '/register', gate: 'public', summary: 'First access: complete the registration' },
  me: { method: 'GET', path: '/me', gate: 'signedIn', summary: 'The signed-in user' },
  myUnities: { method: 'GET', path: '/me/unities', gate: 'signedIn', summary: 'Units of the signed-in user' },
  myProfile: { method: 'GET', path: '/me/profile', gate: 'signedIn', summary: 'What the school knows of the user' },
  changeProfile: { method: 'PUT', path: '/me/profile', gate: 'signedIn', summary: 'Change own data or password' },
  reportError: { method: 'POST', path: '/report_error', gate: 'signedIn', summary: 'Tell the school what went wrong' },
  books: { method: 'GET', path: '/me/books', gate: 'magicFormula', summary: 'Books of the signed-in user' },
  chapters: {
    method: 'GET',
    path: '/books/:id/chapters',
    gate: 'magicFormula',
    summary: 'Chapters of a book, in order',
  },
  chapter: { method: 'GET', path: '/chapters/:id', gate: 'magicFormula', summary: 'One chapter' },
  topics: {
    method: 'GET',
    path: '/chapters/:id/topics',
    gate: 'magicFormula',
    summary: 'Topics of a chapter, in order',
  },
  content: { method: 'GET', path: '/chapters/:id/content', gate: 'magicFormula', summary: 'Content of a topic' },
  exercises: {
    method: 'GET',
    path: '/chapters/:id/exercises',
    gate: 'magicFormula',
    summary: 'The exercises of a topic with the answers of the current attempt',
  },
  retry: { method: 'POST', path: '/chapters/:id/exercises', gate: 'magicFormula', summary: 'Start a new attempt' },
  verify: {
    method: 'PUT',
    path: '/chapters/:id',
    gate: 'magicFormula',
    summary: 'Hand in the saved answer of one exercise and have it marked',
  },
  finish: {
    method: 'POST',
    path: '/chapters/:id/exercises_finish',
    gate: 'magicFormula',
    summary: 'Conclude the current attempt',
  },
  answerAlternatives: {
    method: 'PUT',
    path: '/tests/:id/answer_alternatives',
    gate: 'magicFormula',
    summary: 'Save chosen alternatives, completed letters or completed words',
  },
  answerOpen: { method: 'PUT', path: '/tests/:id/answer_open', gate: 'magicFormula', summary: 'Save an open answer' },
  answerOptions: {
    method: 'PUT',
    path: '/tests/:id/answer_options',
    gate: 'magicFormula',
    summary: 'Save the options of each blank',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
