/* oxlint-disable typescript/no-unsafe-return -- the boundary: a schema in hand tells less of its answer than its type */
import {
  buildUrl,
  calls,
  codec,
  managed,
  managedCalls,
  type AttemptScope,
  type Call,
  type Exercise,
  type Survey,
  type TestInfo,
  type Topic,
  type User,
} from '@the-house/domain'

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export interface Place {
  chapter: number
  topic: Topic
}

/** An API client of a user that calls the server as the portal does, past the browser. */
export class ApiClient {
  readonly url: string
  #token = ''

  constructor(url: string) {
    this.url = url
  }

  async #ask(call: Call, { params, query, body }: Input = {}) {
    const answer = await fetch(`${this.url}${buildUrl(call, { ...(params && { params }), ...(query && { query }) })}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', ...(this.#token && { authorization: this.#token }) },
      ...(call.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    if (!answer.ok) throw new Error(`${call.method} ${call.path}: ${answer.status} ${await answer.text()}`)
    return call.answer && call.answer.validate(codec(call.answer).decode(await answer.json()))
  }

  /** Signs in; returns the session that the browser stores. */
  async signIn(email: string, password: string): Promise<{ token: string; user: User }> {
    const session = await this.#ask(calls.signIn, { body: { email, password } })
    this.#token = session.token
    return session
  }

  /** Returns every open topic with its chapter. */
  async places(): Promise<Place[]> {
    const places: Place[] = []
    const books = await this.#ask(calls.books)
    for (const book of books.content) {
      const chapters = await this.#ask(calls.chapters, { params: { id: book.id } })
      for (const { id, available } of chapters.content) {
        if (!available) continue
        const topics = await this.#ask(calls.topics, { params: { id } })
        for (const topic of topics.content) if (topic.available) places.push({ chapter: id, topic })
      }
    }
    return places
  }

  readonly #practice = ({ chapter, topic }: Place, scope?: AttemptScope) => ({
    params: { id: chapter },
    query: { topic_id: topic.id, scope },
  })

  /** Does the topics of a chapter up to the one that finishes it, which it returns. */
  async doUpToTheLast(chapter: number): Promise<Topic> {
    const params = { id: chapter }
    const { content } = await this.#ask(calls.topics, { params })
    for (const topic of content) {
      if (topic.finish_chapter) return topic
      if (topic.concluded) continue
      if (topic.type === 'CONTENT') await this.#ask(calls.content, { params, query: { topic_id: topic.id } })
      else {
        const survey = await this.read({ chapter, topic })
        const open = survey.exercises.find(({ type }) => type === 'OPEN_ANSWER')
        // An attempt without any answer does not conclude its topic.
        if (open) await this.write({ chapter, topic }, survey, open, 'A few words of my own.')
        await this.finish({ chapter, topic })
      }
    }
    throw new Error(`No topic finishes chapter ${chapter}`)
  }

  read(place: Place): Promise<Survey> {
    return this.#ask(calls.exercises, this.#practice(place))
  }

  finish(place: Place): Promise<Survey> {
    return this.#ask(calls.finish, this.#practice(place))
  }

  /** Returns an attempt without any answer. */
  async fresh(place: Place): Promise<Survey> {
    const { concluded, has_answer } = await this.read(place)
    if (!concluded && !has_answer) return this.read(place)
    if (!concluded) await this.finish(place)
    return this.#ask(calls.retry, this.#practice(place, 'ALL'))
  }

  /** Saves a text as the answer of an exercise and submits it. */
  async write(place: Place, survey: Survey, exercise: Exercise, text: string): Promise<void> {
    const body = { exercise_id: exercise.id, answer_text: text }
    await this.#ask(calls.answerOpen, { params: { id: survey.id }, body })
    await this.#ask(calls.verify, { params: { id: place.chapter }, body: { ...body, topic_id: place.topic.id } })
  }

  testInfo(id: number): Promise<TestInfo> {
    return this.#ask(calls.testInfo, { params: { id } })
  }

  startTest(id: number): Promise<TestInfo> {
    return this.#ask(calls.startTest, { params: { id } })
  }

  testExercises(id: number): Promise<Survey> {
    return this.#ask(calls.testExercises, { params: { id } })
  }

  finishTest(id: number): Promise<Survey> {
    return this.#ask(calls.finishTest, { params: { id } })
  }

  /** Makes a test of some exercises, which lasts half an hour; returns its id. */
  async makeTest(name: string, exercise_ids: number[]): Promise<number> {
    const { create } = managedCalls(managed['config-tests'])
    const answer: unknown = await this.#ask(create, { body: { name, minutes: 30, test_type: 'GENERAL', exercise_ids } })
    if (typeof answer !== 'object' || answer === null || !('id' in answer)) throw new Error(`"${name}" was not made`)
    return Number(answer.id)
  }

  /** Sends a test to one student; returns its id, or null where the student has an unfinished one. */
  async sendTest(config: number, student: number): Promise<number | null> {
    const { content } = await this.#ask(calls.sendTest, { params: { id: config }, body: { user_ids: [student] } })
    return content[0]?.id ?? null
  }

  /**
   * Returns every test of the notifications; a notification of a corrected practice has the id of an attempt in the
   * same field.
   */
  async tests(): Promise<TestInfo[]> {
    const { content } = await this.#ask(calls.notifications, { query: { size: 50 } })
    const told = new Set<number>()
    for (const { notification_type: type, params } of content)
      if (type !== 'EXERCISE_REVISED' && params.user_test_id !== null) told.add(params.user_test_id)
    return Promise.all(Array.from(told, (id) => this.testInfo(id)))
  }
}
