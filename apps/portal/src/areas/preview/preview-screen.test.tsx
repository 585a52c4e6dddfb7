import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newExercise } from '@the-house/domain'
import { setLanguage, showLanguage } from '@the-house/i18n'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInWith } from '../../testing/dashboard-api.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage } from '../../testing/open-page.tsx'

const pageOf = (...content: object[]) => ({ content, meta: { page: 1, size: 1000, total: content.length } })
const topic = (id: number, name: string, type: string) => ({
  id,
  version: 1,
  chapter_id: 3,
  name,
  type,
  icon: 'story',
  position: id,
  requirement_id: null,
  finish_chapter: false,
  show_feedback: true,
  published: false,
})
const content = {
  id: 7,
  version: 1,
  topic_id: 1,
  subject: 'At the door',
  description: '<p>She waits.</p>',
  type_file: null,
  image_text: '',
  url_video: null,
  transcript: null,
  media_type: null,
  published: false,
  image: null,
  video: null,
  captions: null,
  audio: null,
  media: null,
}
const exercise = {
  ...newExercise('UNIQUE_ALTERNATIVE', 2),
  id: 9,
  version: 1,
  title: 'Where is she?',
  media: null,
  published: false,
  alternatives: [
    { id: 1, title: 'At the door' },
    { id: 2, title: 'In the hall' },
  ],
  correct_alternatives: [1],
}

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /chapters/3', { managed: { id: 3, version: 1, name: 'The living room', published: false } })
    .on(
      'GET /topics?page=1&size=1000&chapter_id=3',
      pageOf(topic(1, 'Story', 'CONTENT'), topic(2, 'Words', 'EXERCISE')),
    )
    .on('GET /contents?page=1&size=1000&topic_id=1', pageOf(content))
    .on('GET /exercises?page=1&size=1000&topic_id=2', pageOf(exercise))
    .on('GET /exercises/9', exercise)
    .on('POST /exercises/try', { correct: true, credit: 100 })
    .open()
})
afterEach(async () => {
  await showLanguage('en')
  document.documentElement.classList.remove('dark')
})

/** Tells the preview something; its window is not framed here, so that the page around it is itself. */
const tell = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window, ...from }))
  })
const draftOf = (values: object, entity = 'contents', id = 7) => ({
  draft: { entity, id, values },
  focus: null,
  revision: 'r1',
})

describe('the preview of a chapter', () => {
  it('plays drafts without bars, topic by topic', async () => {
    await openPage('/preview/3')
    expect(await screen.findByRole('heading', { name: 'The living room' })).toBeDefined()
    expect(await screen.findByText('She waits.')).toBeDefined()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: /Words/ }))
    expect(await screen.findByRole('radio', { name: /At the door/ })).toBeDefined()
  })

  it('has answers marked, and writes nothing', async () => {
    await openPage('/preview/3?topic=2')
    await userEvent.click(await screen.findByRole('radio', { name: /At the door/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
    await screen.findByRole('button', { name: 'Try again' })
    const written = school.asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
    expect(written).toEqual(['POST /exercises/try'])
  })

  it('leads on as students go: by Skip, by Verify and Next, or by the progress', async () => {
    school.on(
      'GET /exercises?page=1&size=1000&topic_id=2',
      pageOf(exercise, { ...exercise, id: 10, title: 'And now?' }),
    )
    await openPage('/preview/3?topic=2')
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }))
    expect(await screen.findByRole('heading', { name: 'And now?' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Exercise 1 of 2/ }))
    await userEvent.click(await screen.findByRole('radio', { name: /At the door/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('heading', { name: 'And now?' })).toBeDefined()
  })

  it('fills a phone with the exercise; its topics are a press away', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(min-width: 1px)'))
    await openPage('/preview/3?topic=2')
    await screen.findByRole('radio', { name: /At the door/ })
    expect(document.querySelector('[data-lesson]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Topics of this chapter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Words' }))
    expect(dialog.queryByRole('button', { name: 'Menu' })).toBeNull()
    await userEvent.click(dialog.getByRole('link', { name: /Story/ }))
    expect(await screen.findByText('She waits.')).toBeDefined()
  })

  it('is for administrators alone', async () => {
    signedInWith({ admin: false }, 'TEACHER')
    await openPage('/preview/3')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.count('GET /chapters/3')).toBe(0)
  })

  it('is shown in a language and a mode that are not stored', async () => {
    await setLanguage('en')
    localStorage.setItem('the-house.color-mode', 'light')
    await openPage('/preview/3?lang=pt&mode=dark&topic=2')
    expect(await screen.findByRole('button', { name: 'Verificar' })).toBeDefined()
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    expect(localStorage.getItem('the-house.language')).toBe('en')
    expect(localStorage.getItem('the-house.color-mode')).toBe('light')
  })

  it('says that a topic holds nothing yet', async () => {
    school.on('GET /contents?page=1&size=1000&topic_id=1', pageOf())
    await openPage('/preview/3')
    expect(await screen.findByText('Nothing is written in this topic yet')).toBeDefined()
  })
})

const open = async () => {
  await openPage('/preview/3')
  await screen.findByText('She waits.')
}

describe('what the studio tells', () => {
  it('is shown before it is saved', async () => {
    await open()
    await tell(draftOf({ description: '<p>She rings.</p>' }))
    expect(await screen.findByText('She rings.')).toBeDefined()
  })

  it('is not shown where it is half written: what is saved stays', async () => {
    await open()
    await tell(draftOf({ description: 3, subject: null }))
    expect(screen.getByText('She waits.')).toBeDefined()
  })

  it.each([
    ['another origin', draftOf({ description: '<p>Evil</p>' }), { origin: 'https://evil.test' }],
    ['no window', draftOf({ description: '<p>Evil</p>' }), { source: null }],
    ['an unknown entity', draftOf({ description: '<p>Evil</p>' }, 'users'), {}],
    ['values that are none', { draft: { entity: 'contents', id: 7, values: 'Evil' }, focus: null, revision: '' }, {}],
    ['a text', 'Evil', {}],
  ])('is ignored from %s', async (_, data, from) => {
    await open()
    await tell(data, from)
    expect(screen.queryByText('Evil')).toBeNull()
    expect(screen.getByText('She waits.')).toBeDefined()
  })

  it('leads to the topic of the exercise that is edited', async () => {
    await open()
    await tell({ draft: null, focus: { entity: 'exercises', id: 9 }, revision: 'r1' })
    expect(await screen.findByRole('radio', { name: /In the hall/ })).toBeDefined()
  })

  it('is read again when something has been saved', async () => {
    await open()
    school.on('GET /contents?page=1&size=1000&topic_id=1', pageOf({ ...content, description: '<p>She sings.</p>' }))
    await tell({ draft: null, focus: null, revision: 'r2' })
    expect(await screen.findByText('She sings.')).toBeDefined()
  })
})
