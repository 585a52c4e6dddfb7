import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FakeApi } from '../fake-api.ts'
import { userOf } from '../open-page.tsx'

export const booksPath = '/the-magic-formula/books'
export const otherUnit = { ...userOf().unity, id: 4, name: 'Online' }
export const enrolment = {
  system: 'THEHOUSE',
  code: 'ABCDE-1',
  email: 'clara@example.com',
  profile: 'STUDENT',
  name: 'Clara Nunes',
  cpf: '',
}

const book = { id: 1, name: 'Ground floor', cover: null, avaliable: true }
const chapter = { id: 3, book_id: 1, name: 'The Kitchen', avaliable: true, concluded: false }

/** A fake API without faults, until a test injects one. */
export const schoolApi = () =>
  new FakeApi()
    .on('GET /me/books', { content: [book] })
    .on('GET /books/1/chapters', { content: [chapter] })
    .on('GET /chapters/3/topics', { content: [] })
    .on('POST /session', { token: 'fresh', user: userOf() })
    .refuse('POST /session/forgot_password', 204)
    .on('POST /register/valide', enrolment)
    .refuse('POST /session/change_code?code=ABCDE-1&email=clara%40example.com', 204)
    .on('GET /me/unities', { content: [userOf().unity, otherUnit] })
    .on('POST /session/change_unity', { token: 'new' })
    .on('GET /me', userOf())
    .open()

/** Types into a field as soon as it is rendered. */
export const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
