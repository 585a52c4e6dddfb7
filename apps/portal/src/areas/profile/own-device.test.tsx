import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { practiceApi, exercisesCall } from '../../testing/practice-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'

const profile = {
  name: 'Maria Silva',
  email: 'maria@thehouse.test',
  cpf: '***.456.789-**',
  cellphone: '',
  birthday: '',
}

beforeEach(() => {
  signedOut()
  signedInAs()
})

const schoolWith = (values: Record<string, string>) =>
  practiceApi()
    .on('GET /me/profile', profile)
    .on('GET /me/books', { content: [] })
    .on('GET /books/1/chapters', { content: [] })
    .refuse(`GET ${exercisesCall}`, 412, { token: 'exercise.embargo', values })

async function takeChapter() {
  await openPage('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Take this chapter along' }))
}

describe('a chapter that is taken along during a test', () => {
  it('says why exercises have not come, and until when', async () => {
    schoolWith({ test: 'The exam', test_id: '7', until: '2026-03-02T17:30:00Z' })
    await takeChapter()
    expect(await screen.findByText(/Not everything has come\. You are sitting “The exam”/)).toBeDefined()
    expect(screen.getByText(/They open again at 02\/03\/2026 14:30/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the test' }).getAttribute('href')).toBe('/test/7')
    expect(screen.getByText('Partly on this device')).toBeDefined()
    expect(screen.queryByText(/Check your internet/)).toBeNull()
  })

  it('says so of a test without a time limit', async () => {
    schoolWith({ test: 'The exam', test_id: '7' })
    await takeChapter()
    expect(await screen.findByText(/They open again as soon as you hand in the test/)).toBeDefined()
  })
})
