import { createI18n, setLanguage } from '@the-house/i18n'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeApi, type Asked } from '../testing/fake-api.ts'
import { signedInAs, userOf } from '../testing/open-page.tsx'
import { currentSession, syncSessionAcrossTabs } from '../session/session.ts'
import { request, requestVoid } from './client.ts'
import { ApiError, errorMessageOf } from './api-error.ts'

syncSessionAcrossTabs()
let school: FakeApi
beforeEach(async () => {
  await createI18n({ language: 'en' })
  school = new FakeApi().on('GET /me', userOf()).open()
  signedInAs()
})

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.catch((error: unknown) => error)
  if (failure instanceof ApiError) return failure
  throw new Error('The call did not fail as a call does')
}

/** Writes the storage as another tab does, before its storage event has arrived here. */
function elsewhere(token: string, id = userOf().id) {
  localStorage.setItem('the-house.token', token)
  localStorage.setItem('the-house.user', JSON.stringify({ ...userOf(), id, unity_id: 2 }))
}
const onlyFor =
  (token: string, meanwhile: () => void = () => undefined) =>
  (_: unknown, asked: Asked) => {
    if (asked.token === token) return { body: userOf() }
    meanwhile()
    return { status: 401, body: { token: 'session.required' } }
  }

function signInElsewhere(): void {
  elsewhere('of another', 99)
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

const generic = 'Oorreu um erro, nossa já foi informada e vai analisar o problema...'
const lost = 'There is no connection to the school. Check your internet and try again.'
const tooLarge = 'File to large, maximum size  100MB'

describe('a refused call', () => {
  it.each([412, 404, 500])(
    'with %i says the message, else the token’s words, else the generic text',
    async (status) => {
      const told = async (body: object) => {
        school.refuse('GET /me', status, body)
        return errorMessageOf(await errorOf(request('GET /me', {})))
      }
      expect(await told({ message: 'The unit is closed today.', token: 'notFound' })).toBe('The unit is closed today.')
      expect(await told({ token: 'register.registered' })).toBe('Usuário já registrado')
      expect(await told({ token: 'no.such.token' })).toBe(generic)
      expect(await told({})).toBe(generic)
    },
  )

  it.each([
    [403, { token: 'access.denied' }, 'This is not open to your profile.'],
    [409, { token: 'conflict' }, 'Somebody else has changed this meanwhile. Reload to see it as it is now.'],
    [413, { message: 'Request Entity Too Large' }, tooLarge],
    [444, { token: 'register.otherCode' }, 'This e-mail is already registered with another code.'],
    [503, { token: 'unavailable' }, 'The school cannot answer right now. Try again in a moment.'],
    [418, {}, generic],
    [500, { message: { not: 'a text' } }, generic],
  ])('with %i %j has words', async (status, body, words) => {
    school.refuse('GET /me', status, body)
    expect(errorMessageOf(await errorOf(request('GET /me', {})))).toBe(words)
  })

  it.each([
    ['html of something on the way', 502, '<html><h1>Bad gateway</h1></html>', generic],
    ['html of something that limits uploads', 413, '<html></html>', tooLarge],
    ['an empty body', 500, '', generic],
    ['broken JSON', 500, '{"message": "Somet', generic],
    ['another page in place of data', 200, '<html>Welcome to the hotel</html>', lost],
    ['nothing in place of data', 200, '', lost],
    ['null in place of data', 200, 'null', lost],
    ['half of the data', 200, '{"id": 7, "na', lost],
  ])('says something where it is answered with %s', async (_, status, text, words) => {
    school.reply('GET /me', { status, text })
    expect(errorMessageOf(await errorOf(request('GET /me', {})))).toBe(words)
  })

  it.each([
    [{ 'retry-after': '30' }, 'That was too often in a short time. Try again in 30 seconds.'],
    [{ 'retry-after': '1' }, 'That was too often in a short time. Try again in 1 second.'],
    [{}, 'That was too often in a short time. Wait a minute and try again.'],
  ])('with 429 and %j says how long to wait where it is known', async (headers, words) => {
    school.reply('GET /me', { status: 429, text: 'Too many', headers })
    expect(errorMessageOf(await errorOf(request('GET /me', {})))).toBe(words)
  })
})

it('takes an empty answer for what it is where nothing is to be answered', async () => {
  school.reply('POST /session/logout', { text: '' })
  await expect(requestVoid('POST /session/logout', {})).resolves.toBeUndefined()
})

it('names the language on show, in which the school then writes its mails', async () => {
  await request('GET /me', {})
  await setLanguage('pt')
  await request('GET /me', {})
  expect(school.requestsOf('GET /me').map(({ language }) => language)).toEqual(['en', 'pt'])
})

describe('a call that left before the unit was changed in another tab', () => {
  it('goes again, once, with the new token', async () => {
    school.on(
      'GET /me',
      onlyFor('new', () => elsewhere('new')),
    )
    await expect(request('GET /me', {})).resolves.toMatchObject({ id: 7 })
    expect(school.requestsOf('GET /me').map(({ token }) => token)).toEqual(['a token', 'new'])
    expect(currentSession()).toMatchObject({ token: 'new', user: { unity_id: 2 } })
  })

  it('is refused where the new token is dead, too', async () => {
    school.on(
      'GET /me',
      onlyFor('newest', () => elsewhere('new')),
    )
    expect(await errorOf(request('GET /me', {}))).toMatchObject({ status: 401, outdated: false })
    expect(school.count('GET /me')).toBe(2)
  })

  it('is never retried as another user, nor ends that user’s session', async () => {
    school.on('GET /me', onlyFor('of another', signInElsewhere))
    expect(await errorOf(request('GET /me', {}))).toMatchObject({ status: 401, outdated: true })
    expect(school.count('GET /me')).toBe(1)
  })
})
