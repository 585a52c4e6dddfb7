import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CourseFinding } from '@the-house/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { courseApi, pressedSteps, rowOfTree } from '../../../testing/studio-course.ts'

const chapter = { version: 1, book_id: 1, position: 1, description: '', media_type: null, text_help: null }
const files = { url_video: null, image: null, video: null, pdf: null, updated_at: null, release_at: null }
const finding = (changes: Partial<CourseFinding> = {}): CourseFinding => ({
  level: 'warning',
  token: 'image.noText',
  entity: 'chapters',
  id: 1,
  field: 'name',
  what: null,
  name: 'The hall',
  ...changes,
})

let school: FakeApi
beforeEach(() => {
  school = courseApi().on('GET /chapters/1', { id: 1, name: 'The hall', published: true, ...chapter, ...files })
})
const found = (id: number, ...findings: CourseFinding[]) => school.on(`GET /chapters/${id}/check`, { findings })
const open = (id: number) => openPage(`/admin/course?book=1&at=chapters/${id}&show=check`)
const press = async (text: RegExp) => userEvent.click(await screen.findByText(text))
const openCheck = async () => userEvent.click(await screen.findByRole('radio', { name: 'Check' }))

describe('a finding', () => {
  it('leads to its field each time that it, or another of the field, is pressed', async () => {
    found(1, finding(), finding({ token: 'feedback.missing' }))
    await open(1)
    for (const text of [/^Say what the picture shows/, /^Say what the picture shows/, /^Explain why/]) {
      await openCheck()
      await press(text)
      const name = await screen.findByRole('textbox', { name: /^Name/ })
      await waitFor(() => expect(document.activeElement).toBe(name))
    }
  })

  it('of a whole part leads to the heading of its form', async () => {
    found(1, finding({ token: 'chapter.empty', field: null }))
    await open(1)
    await press(/^The chapter has no topic yet/)
    const heading = await screen.findByRole('heading', { level: 2, name: 'The hall' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('opens the branch of its part, and leaves others open', async () => {
    found(1, finding({ token: 'feedback.missing', entity: 'exercises', id: 1, name: 'Whose coat?' }))
    await openPage('/admin/course?book=1')
    await userEvent.click(await rowOfTree(/The stairs/))
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(await rowOfTree(/The hall/))
    await openCheck()
    await press(/^Explain why/)
    expect((await rowOfTree(/Whose coat/)).getAttribute('aria-selected')).toBe('true')
    expect((await rowOfTree(/The stairs/)).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the check', () => {
  it('offers to publish where it finds only what could be better', async () => {
    found(2, finding({ id: 2 }))
    await open(2)
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    await waitFor(() =>
      expect(pressedSteps(school)).toEqual([[{ action: 'PUBLISH', entity: 'chapters', id: 2, version: 1 }]]),
    )
  })

  it('offers no publication that would be refused, nor one of what is published', async () => {
    found(2, finding({ id: 2 }), finding({ id: 2, level: 'error' })).on('GET /chapters/1/check', {
      findings: [finding()],
    })
    await open(2)
    const panel = within(await screen.findByRole('region', { name: 'Check of “The stairs”' }))
    expect(await panel.findByText('Could be better')).toBeDefined()
    expect(panel.queryByRole('button', { name: 'Publish' })).toBeNull()
    await userEvent.click(await rowOfTree(/The hall/))
    await openCheck()
    const other = within(await screen.findByRole('region', { name: 'Check of “The hall”' }))
    expect(await other.findByText('Could be better')).toBeDefined()
    expect(other.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('has its kinds of findings as headings right below that of the page', async () => {
    found(1, finding(), finding({ level: 'error' }))
    await open(1)
    expect(await screen.findByRole('heading', { level: 2, name: 'Has to be put right' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'Could be better' })).toBeDefined()
  })
})
