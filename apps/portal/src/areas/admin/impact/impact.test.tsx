import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLanguage } from '@the-house/i18n'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const chapter = (id: number, changes: object = {}) => ({
  id,
  version: id,
  updated_at: null,
  name: `Chapter ${id}`,
  position: id,
  published: true,
  description: '',
  media_type: null,
  text_help: null,
  url_video: null,
  image: null,
  video: null,
  pdf: null,
  book_id: 1,
  book: { id: 1, name: 'Book 1' },
  ...changes,
})
const rows = [chapter(1), chapter(2), chapter(3, { published: false })]
const pageOf = (content: object[]) => ({ content, meta: { page: 1, size: 20, total: content.length } })
const nobody = { moved: 0, opened: 0, practising: 0 }
const impact = 'POST /course/impact'
const question = () => screen.findByRole('alertdialog', { name: 'This concerns students' })

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /chapters?page=1&size=20', pageOf(rows))
    .on('GET /chapters?book_id=1&page=1&size=1000', pageOf(rows))
    .on('GET /chapters/2', { managed: chapter(2) })
    .on('GET /books?page=1&size=50', pageOf([]))
    .on('GET /chapters/2/dependents', { content: [] })
    .on('PUT /chapters/2', chapter(2))
    .on('PUT /chapters/3', chapter(3))
    .reply('DELETE /chapters/2', { status: 204 })
    .on(impact, { moved: 12, opened: 1, practising: 0 })
    .open()
})
afterEach(() => setLanguage('en'))

const save = async (change: 'name' | 'published') => {
  await openPage('/admin/chapters/2')
  if (change === 'name') await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '!')
  else await userEvent.click(await screen.findByRole('switch', { name: /Published/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}
const saved = () => waitFor(() => expect(school.count('PUT /chapters/2')).toBe(1))

describe('saving a chapter', () => {
  it('says first how many students move on, and saves when told to', async () => {
    await save('published')
    const dialog = within(await question())
    expect(dialog.getByText('12 students move on to another chapter')).toBeDefined()
    expect(dialog.getByText('An earlier chapter opens for 1 student')).toBeDefined()
    expect(school.count('PUT /chapters/2')).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }))
    await saved()
    expect(school.requestsOf(impact)[0]?.body).toEqual({
      steps: [{ action: 'CHANGE', entity: 'chapters', id: 2, version: 2, fields: { published: false } }],
    })
  })

  it('saves nothing and keeps the form when told not to', async () => {
    await save('published')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('switch', { name: /Published/ }).getAttribute('aria-checked')).not.toBe('true')
    expect(school.count('PUT /chapters/2')).toBe(0)
  })

  it('asks nothing where nobody is concerned', async () => {
    school.on(impact, nobody)
    await save('published')
    await saved()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('does not even count where the path stays', async () => {
    await save('name')
    await saved()
    expect(school.count(impact)).toBe(0)
  })

  it('leaves it to the save to fail where the students cannot be counted', async () => {
    school.refuse(impact, 409, { token: 'conflict' })
    await save('published')
    await saved()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the list of chapters', () => {
  it('says before a deletion how many students move on, and how many practise there', async () => {
    school.on(impact, { moved: 1, opened: 0, practising: 2 })
    await openPage('/admin/chapters')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Chapter 2' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('1 student moves on to another chapter')).toBeDefined()
    expect(dialog.getByText('2 students are practising here')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(school.count('DELETE /chapters/2')).toBe(1))
    expect(school.requestsOf(impact)[0]?.body).toEqual({
      steps: [{ action: 'REMOVE', entity: 'chapters', id: 2, version: 2 }],
    })
  })

  it('says of a deletion that concerns nobody only what goes', async () => {
    school.on(impact, nobody)
    await openPage('/admin/chapters')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Chapter 2' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(dialog.queryByText(/student/)).toBeNull()
  })

  it('says before several are published how many students that concerns, and publishes none when told not to', async () => {
    await openPage('/admin/chapters')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Chapter 3' }))
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = within(await question())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(school.count('PUT /chapters/3')).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await userEvent.click(within(await question()).getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(school.count('PUT /chapters/3')).toBe(1))
  })

  it('says it in Portuguese', async () => {
    await openPage('/admin/chapters')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Chapter 2' }))
    await setLanguage('pt')
    expect(await screen.findByText('12 alunos passam para outro capítulo')).toBeDefined()
  })
})
