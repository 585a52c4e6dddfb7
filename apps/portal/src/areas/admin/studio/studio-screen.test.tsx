import { newExercise, type CourseStep } from '@the-house/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'
import {
  chooseOf as choose,
  content,
  nodeOf,
  nothing,
  row,
  stepsIn,
  studioSchool,
  treeCall,
  treeOf,
} from '../../../testing/studio-school.ts'

const undo: CourseStep[] = [{ action: 'RESTORE', entity: 'topics', id: 1 }]

let school: FakeApi
beforeEach(() => {
  school = studioSchool()
})

const pressed = () => school.requestsOf('POST /course/steps').map(({ body }) => body)
const steps = () => stepsIn(school)

describe('the tree', () => {
  it('shows the first book, and of each part what it lacks', async () => {
    await openPage('/admin/course')
    expect(await row(/The stairs\s*Draft/)).toBeDefined()
    await userEvent.click(await row(/The hall/))
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}')
    expect(await row(/Whose coat\?\s*Draft\s*2 problems/)).toBeDefined()
  })

  it('finds the book of an address that names a part alone, and opens what it is in', async () => {
    school
      .on('GET /exercises/1', { ...newExercise('OPEN_ANSWER', 1), id: 1, version: 1 })
      .on('GET /topics/1', { id: 1, version: 1, chapter_id: 1 })
      .on('GET /chapters/1', { id: 1, version: 1, book_id: 1 })
    await openPage('/admin/course?at=exercises/1')
    expect((await row(/Whose coat/)).getAttribute('aria-selected')).toBe('true')
  })

  it('adds one topic after the other where they will be, each a draft of the chosen type', async () => {
    school.on('POST /course/steps', { ...nothing, made: [{ as: -1, entity: 'topics', id: 9 }] })
    await openPage('/admin/course?book=1&at=chapters/1')
    await userEvent.click(await within(await row(/The hall/)).findByRole('button', { name: 'Add topic to The hall' }))
    const name = await screen.findByLabelText('Name of the topic', { selector: 'input' })
    await userEvent.type(name, 'Umbrellas{Enter}')
    await waitFor(() => expect(name).toHaveProperty('value', ''))
    expect(document.activeElement).toBe(name)
    await userEvent.click(screen.getByRole('radio', { name: 'Content' }))
    await userEvent.type(name, 'A note{Enter}')
    await waitFor(() => expect(pressed()).toHaveLength(2))
    expect(steps().map(([step]) => step)).toMatchObject([
      { action: 'CREATE', entity: 'topics', parent_id: 1, fields: { name: 'Umbrellas', type: 'EXERCISE' } },
      { action: 'CREATE', entity: 'topics', parent_id: 1, fields: { name: 'A note', type: 'CONTENT' } },
    ])
    await userEvent.type(name, '{Escape}')
    expect(screen.queryByLabelText('Name of the topic', { selector: 'input' })).toBeNull()
    expect(document.activeElement).toBe(await row(/The hall/))
  })

  it('copies a branch to the place right after it', async () => {
    await openPage('/admin/course?book=1&at=chapters/1')
    await choose(/The hall/, 'Copy')
    await waitFor(() => expect(pressed()).toHaveLength(1))
    expect(steps()[0]).toMatchObject([
      { action: 'COPY', entity: 'chapters', id: 1, as: -1 },
      { action: 'MOVE', entity: 'chapters', id: -1, parent_id: 1, after_id: 1 },
    ])
  })

  it('moves a topic to another chapter without dragging', async () => {
    await openPage('/admin/course?book=1&at=topics/1')
    await choose(/Coats/, 'Move to…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Coats”' }))
    await userEvent.selectOptions(dialog.getByLabelText('Into'), 'The stairs')
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(pressed()).toHaveLength(1))
    expect(steps()[0]).toEqual([{ action: 'MOVE', entity: 'topics', id: 1, parent_id: 2 }])
  })
})

describe('a deletion', () => {
  it('is done at once where it concerns nobody, and is taken back by the button and by Ctrl+Z', async () => {
    school.on('POST /course/steps', { ...nothing, inverse: undo })
    await openPage('/admin/course?book=1&at=topics/1')
    await choose(/Coats/, 'Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Deleted “Coats”' }))
    await screen.findByText('Taken back: Deleted “Coats”')
    expect(steps().at(-1)).toEqual(undo)
    await choose(/A letter/, 'Delete')
    await screen.findByRole('button', { name: 'Undo: Deleted “A letter”' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await screen.findByText('Taken back: Deleted “A letter”')
    expect(pressed()).toHaveLength(4)
  })

  it('says first how many students it concerns', async () => {
    school.on('POST /course/impact', { moved: 1, opened: 0, practising: 12 })
    await openPage('/admin/course?book=1&at=chapters/1')
    await choose(/The hall/, 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “The hall”?' }))
    expect(dialog.getByText('1 student moves on to another chapter')).toBeDefined()
    expect(dialog.getByText('12 students are practising here')).toBeDefined()
    expect(pressed()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(pressed()).toHaveLength(1))
    await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?book=1&at=books/1'))
  })
})

describe('a publication', () => {
  it('that is refused leads to what has to be put right', async () => {
    school
      .refuse('POST /course/impact', 412, {
        token: 'chapterUnfinished',
        fields: { 'exercises/1': 'validation.unfinished' },
      })
      .on('GET /chapters/1/check', {
        findings: [
          {
            level: 'error',
            token: 'exercise.question',
            entity: 'exercises',
            id: 1,
            field: 'question',
            what: null,
            name: 'Whose coat?',
          },
        ],
      })
    await openPage('/admin/course?book=1&at=chapters/1')
    await choose(/The hall/, 'Publish')
    const panel = within(await screen.findByRole('region', { name: 'Check of “The hall”' }))
    expect(await panel.findByText('Nothing was published. Put this right first.')).toBeDefined()
    const finding = await panel.findByRole('link', { name: /Whose coat\?/ })
    await userEvent.click(finding)
    await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?book=1&at=exercises/1&field=question'))
  })

  it('is offered where the check finds nothing', async () => {
    school.on('GET /chapters/2/check', { findings: [] })
    await openPage('/admin/course?book=1&at=chapters/2&show=check')
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(steps()).toEqual([[{ action: 'PUBLISH', entity: 'chapters', id: 2, version: 1 }]]))
  })
})

describe('a failure', () => {
  it('says who has changed what, and shows the tree as it is now', async () => {
    const latest = { entity: 'topics', id: 1, by: 'Ana Souza', at: '2026-05-04T12:00:00.000Z' }
    school.refuse('POST /course/steps', 409, { token: 'conflict', latest })
    await openPage('/admin/course?book=1&at=topics/1')
    await row(/Coats/)
    school.on(
      treeCall,
      treeOf(...content.with(2, nodeOf('topics', 1, 1, { name: 'Hats', type: 'EXERCISE', version: 2 }))),
    )
    await choose(/Coats/, 'Rename')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Coats”' }))
    const name = dialog.getByLabelText('Name of the topic')
    await userEvent.clear(name)
    await userEvent.type(name, 'Jackets{Enter}')
    expect(await screen.findByText(/Ana Souza changed “Coats” on 04\/05\/2026 09:00/)).toBeDefined()
    expect(await row(/Hats/)).toBeDefined()
    expect(name).toHaveProperty('value', 'Jackets')
  })

  it('of the network is tried again as the same press', async () => {
    await openPage('/admin/course?book=1&at=topics/1')
    await row(/Coats/)
    school.fault('POST /course/steps', 'breaks')
    await choose(/Coats/, 'Copy')
    await waitFor(() => expect(pressed()).toHaveLength(2))
    school.mend()
    await choose(/Coats/, 'Copy')
    await waitFor(() => expect(pressed()).toHaveLength(3))
    expect(new Set(pressed().map((body) => JSON.stringify(body))).size).toBe(1)
  })
})

it('shows the chapter of the chosen part as a student sees it, and keeps that in the address', async () => {
  await openPage('/admin/course?book=1&at=topics/1')
  await userEvent.click(await screen.findByRole('radio', { name: 'Preview' }))
  const frame = await screen.findByTitle('The chapter as students see it')
  expect(frame.getAttribute('src')).toMatch(/^\/preview\/1\?/)
  expect(new URLSearchParams(location.search).get('show')).toBe('preview')
})

it('publishes what is selected together as one press', async () => {
  await openPage('/admin/course?book=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Select several' }))
  await userEvent.click(await row(/The hall/))
  await userEvent.click(await row(/The stairs/))
  await screen.findByText('2 selected')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(steps()[0]?.map(({ id }) => id)).toEqual([1, 2]))
  expect(pressed()).toHaveLength(1)
})

it('is refused to teachers', async () => {
  signedInAs('TEACHER')
  await openPage('/admin/course')
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.count(treeCall)).toBe(0)
})
