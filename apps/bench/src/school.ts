import { buildUrl, calls, codec, type Call, type Exercise, type Survey } from '@the-house/domain'

export const student = { email: 'student@thehouse.test', password: 'magic-formula' }

type Address = Parameters<typeof buildUrl>[1]

/** One call of the API as the signed-in student; the response is validated by the call's schema. */
async function ask<T>(
  url: string,
  call: Call & { answer: { validate: (value: unknown) => Promise<T> } },
  { token = '', body, ...address }: { token?: string; body?: object } & Address,
): Promise<T> {
  const response = await fetch(url + buildUrl(call, address), {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${call.method} ${call.path} answered ${response.status}`)
  return call.answer.validate(codec(call.answer).decode(await response.json()))
}

/** Signs in and returns the token. */
export async function tokenOf(url: string, account: typeof student): Promise<string> {
  return (await ask(url, calls.signIn, { body: account })).token
}

export interface Place {
  token: string
  chapter: number
  topic: number
  survey: Survey
  /** An exercise with one right alternative. */
  choice: Exercise
  /** The URL path of that exercise in the portal. */
  path: string
}

/** Signs in as the demonstration student and finds the first exercises that are open in the current chapter. */
export async function findPlace(url: string): Promise<Place> {
  const { token, user } = await ask(url, calls.signIn, { body: student })
  const params = { id: user.chapter }
  const { content } = await ask(url, calls.topics, { token, params })
  const topic = content.find(({ type, available }) => type === 'EXERCISE' && available)
  if (!topic) throw new Error(`Chapter ${user.chapter} has no open exercises.`)
  const survey = await ask(url, calls.exercises, { token, params, query: { topic_id: topic.id } })
  const choice = survey.exercises.find(({ type }) => type === 'UNIQUE_ALTERNATIVE')
  if (!choice) throw new Error(`Topic ${topic.id} has no exercise with one alternative.`)
  const path = `/the-magic-formula/chapter/${user.chapter}/e/topic/${topic.id}?exercise=${choice.id}`
  return { token, chapter: user.chapter, topic: topic.id, survey, choice, path }
}
