import type { Fault } from '../fake-api.ts'
import { saveCall } from '../practice-api.ts'
import type { scenarios } from './scenarios.ts'

const generic = 'Oorreu um erro, nossa já foi informada e vai analisar o problema...'
const lost = 'There is no connection to the school. Check your internet and try again.'
const tooLarge = /^File to large, maximum size\s+100MB$/
const message = 'The school is closed for a day.'
const invalid = 'User or password invalid.'
const offline = /Offline\. Kept on this device/
const kept = /Not saved yet\. Kept on this device/
const unavailable = /^The school cannot answer/

const read = 'GET /me/books'
const send = 'POST /session/forgot_password'
const enter = 'POST /session'
const valid = 'POST /register/valide'
const move = 'POST /session/change_unity'
const moveCode = 'POST /session/change_code_token?token=no-such-token'

type Row = [
  situation: string,
  scenario: keyof typeof scenarios,
  call: string,
  fault: Fault,
  /** The message that the user reads. */
  words: string | RegExp,
]

/** The error catalogue: one row for each error that its screens can show, and the network errors. */
export const rows: Row[] = [
  ['401', 'returning', read, { status: 401, body: { token: 'session.required' } }, /Your session has ended/],
  ['413 of the school', 'sending', send, { status: 413, body: { token: 'tooLarge' } }, tooLarge],
  ['413 of a server on the way', 'sending', send, { status: 413, text: '<h1>Too Large</h1>' }, tooLarge],
  ...[412, 404, 500].flatMap((status): Row[] => [
    [`${status} with a message`, 'sending', send, { status, body: { message, token: 'notFound' } }, message],
    [`${status} with a token`, 'sending', send, { status, body: { token: 'unavailable' } }, unavailable],
    [`${status} with an unknown token`, 'sending', send, { status, body: { token: 'no.such' } }, generic],
    [`${status} with neither`, 'sending', send, { status, body: {} }, generic],
    [`${status} on a read`, 'reading', read, { status, body: { message } }, message],
  ]),
  ['444 on code validation', 'otherCode', valid, { status: 444, body: { token: 'register.otherCode' } }, /is already registered/],
  ['another status', 'reading', read, { status: 418, body: {} }, generic],
  ['another status with a message', 'sending', send, { status: 418, body: { message } }, message],
  ['sign-in failure', 'signingIn', enter, { status: 412, body: { token: 'session.invalid' } }, invalid],
  ['sign-in failure of another server', 'signingIn', enter, { status: 401, body: {} }, invalid],
  ['known message', 'registering', valid, { status: 412, body: { token: 'register.registered' } }, 'Usuário já registrado'],
  ['change-code token failure', 'movingCode', moveCode, { status: 500, body: {} }, generic],
  ['403', 'movingUnit', move, { status: 403, body: { token: 'access.denied' } }, 'This is not open to your profile.'],
  ['409', 'movingUnit', move, { status: 409, body: { token: 'conflict' } }, /^Somebody else has changed this/],
  ['429 that says how long', 'sending', send, { status: 429, body: { token: 'tooMany' }, headers: { 'retry-after': '30' } }, /Try again in 30 seconds\.$/],
  ['429 that does not', 'sending', send, { status: 429, text: '' }, /Wait a minute and try again\.$/],
  ['503', 'reading', read, { status: 503, body: { token: 'unavailable' }, headers: { 'retry-after': '2' } }, unavailable],
  ['502 of a server on the way', 'reading', read, { status: 502, text: '<h1>Bad gateway</h1>' }, generic],
  ['an empty refusal', 'reading', read, { status: 500, text: '' }, generic],
  ['a page in place of data', 'reading', read, { status: 200, text: '<h1>Welcome to the hotel</h1>' }, lost],
  ['nothing in place of data', 'reading', read, { status: 200, text: '' }, lost],
  ['broken data', 'reading', read, { status: 200, text: '{"content": [' }, lost],
  ['time-out', 'reading', read, 'hangs', 'The school took too long to answer. Try again.'],
  ['time-out on a form', 'sending', send, 'hangs', 'The school took too long to answer. Try again.'],
  ['no network on a read', 'reading', read, 'breaks', lost],
  ['no network in mid-answer', 'reading', read, 'breaks half way', lost],
  ['no network on a form', 'sending', send, 'breaks', lost],
  ['no network at sign-in', 'signingIn', enter, 'breaks', lost],
  ['no network on a change of unit', 'movingUnit', move, 'breaks', lost],
  ['no network on an answer', 'answering', saveCall, 'breaks', offline],
  ['500 on an answer', 'answering', saveCall, { status: 500, body: { message } }, /Not saved yet.*The school is closed for a day\./],
  ['503 on an answer', 'answering', saveCall, { status: 503, body: { token: 'unavailable' } }, /Not saved yet.*The school cannot answer/],
  ['429 on an answer', 'answering', saveCall, { status: 429, body: {}, headers: { 'retry-after': '3' } }, kept],
  ['412 on an answer', 'changing', saveCall, { status: 412, body: { token: 'test.expired' } }, /The time was over before this answer arrived/],
] // oxfmt-ignore

/** The same messages in Portuguese, on the form that requests a new password. */
export const rowsInPortuguese: [situation: string, fault: Fault, words: string | RegExp][] = [
  ['413', { status: 413, body: { token: 'tooLarge' } }, /^Arquivo grande demais/],
  ['404', { status: 404, body: { token: 'notFound' } }, /^Não encontramos/],
  ['409', { status: 409, body: { token: 'conflict' } }, /^Outra pessoa alterou isto/],
  ['403', { status: 403, body: { token: 'access.denied' } }, /perfil/],
  ['429', { status: 429, text: '' }, /^Foram tentativas demais em pouco tempo\. Espere um minuto/],
  ['500', { status: 500, body: {} }, /^Ocorreu um erro; nossa equipe/],
  ['503', { status: 503, body: { token: 'unavailable' } }, /^A escola não pode responder agora/],
  ['a time-out', 'hangs', /^A escola demorou demais/],
  ['no network', 'breaks', /^Não há conexão com a escola/],
]
