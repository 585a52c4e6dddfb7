import { pictureBytes } from '../../upload.ts'
import type { Row } from './row.ts'

const password = 'a house of words'

/** Signing in and out, registering, the own profile, and what the shell asks for. */
export const accessRows = {
  passkeys: (p) => ({ as: p.teacher }),
  beginPasskey: { left: 'proves a password and reads the passkeys of its user' },
  addPasskey: { left: 'needs a device: its queries are those of the list' },
  removePasskey: { left: 'needs a passkey: one row by its id' },
  passkeysOf: (p) => ({ as: p.administrator, params: { id: p.teacher } }),
  removePasskeysOf: { left: 'needs a passkey: the rows of a user by the index' },
  beginPasskeySignIn: () => ({}),
  passkeySignIn: { left: 'needs a device: a row by the unique name of its credential' },
  signIn: (p) => ({ body: { email: `person-${p.student(12)}@scale.example.com`, password: 'correct horse' } }),
  signOutElsewhere: (p) => ({ as: p.student(12) }),
  forgotPassword: (p) => ({ body: { email: `person-${p.student(13)}@scale.example.com` } }),
  changePasswordToken: (p) => ({
    body: { token: `link-${p.student(10)}`, password, confirmPassword: password },
  }),
  changeCode: (p) => ({ query: { code: `free-${p.unit}-3`, email: `person-${p.student(14)}@scale.example.com` } }),
  changeCodeToken: (p) => ({ query: { token: `code-${p.unit}` } }),
  validateCode: (p) => ({
    body: { profile: 'STUDENT', code: `free-${p.unit}-1`, email: `new-${p.unit}@scale.example.com` },
  }),
  register: (p) => ({
    body: {
      user: {
        profile: 'STUDENT',
        code: `free-${p.unit}-1`,
        email: `new-${p.unit}@scale.example.com`,
        cellphone: '(11) 98765-4321',
        birthday: '29/02/1996',
        password,
        confirmPassword: password,
        country: 'BR',
      },
    },
  }),
  foundingLink: { left: 'only while the school has no administrator' },
  foundSchool: { left: 'only while the school has no administrator' },
  founding: (p) => ({ as: p.administrator }),
  skipFoundingStep: (p) => ({ as: p.administrator, params: { step: 'TRIBE' }, body: { skipped: true } }),
  me: (p) => [{ as: p.student(7) }, { as: p.teacher }, { as: p.administrator }],
  unities: (p) => ({ as: p.administrator }),
  myEvents: { left: 'a stream never ends, and its one query finds the session as in every call' },
  myUnities: (p) => ({ as: p.student(7) }),
  myProfile: (p) => ({ as: p.student(7) }),
  changeProfile: (p) => ({ as: p.student(7), body: { cellphone: '(11) 98765-4321', birthday: '29/02/1996' } }),
  changeAvatar: { left: 'a picture is drawn anew by a worker; its queries are those of removing it' },
  removeAvatar: (p) => ({ as: p.student(7) }),
  reportError: (p) => ({ as: p.student(7), body: { subject: 'Others', description: 'It does not open.' } }),
  reports: (p) => [
    { as: p.administrator },
    { as: p.administrator, query: { recent: true } },
    { as: p.administrator, query: { page: 2 } },
  ],
  notifications: (p) => [
    { as: p.student(7) },
    { as: p.student(7), query: { unread: true } },
    { as: p.student(7), query: { size: 5 } },
  ],
  markNotificationRead: (p, told) => ({ as: p.student(7), params: { id: told('notifications').content[0]['_id'] } }),
  readNotifications: (p, told) => ({ as: p.student(7), body: { until: told('notifications').content[0]['_id'] } }),
  myDashboard: (p) => [{ as: p.student(7) }, { as: p.student(9) }, { as: p.teacher }, { as: p.administrator }],
  myTodo: (p) => [{ as: p.student(7) }, { as: p.student(9) }, { as: p.teacher }, { as: p.administrator }],
  uploads: (p) => ({
    as: p.administrator,
    query: { entity: 'chapters', field: 'image' },
    file: { name: 'me.jpg', type: 'image/jpeg', content: pictureBytes('jpg') },
  }),
  sendTextPicture: (p) => ({
    as: p.teacher,
    file: { name: 'me.jpg', type: 'image/jpeg', content: pictureBytes('jpg') },
  }),
} satisfies Record<string, Row>

/** What ends the sessions of those who are asked for elsewhere, and comes last. */
export const leavingRows = {
  changeUnity: (p) => ({ as: p.teacherIn(0), body: { unity_id: (p.unit % p.size.units) + 1 } }),
  signOut: (p) => ({ as: p.student(13) }),
} satisfies Record<string, Row>
