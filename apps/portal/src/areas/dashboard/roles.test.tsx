import { rolesOf } from '@the-house/domain'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedOut } from '../../testing/open-page.tsx'
import {
  classesCall,
  dashboardCall,
  fullApi,
  newsCall,
  signedInWith,
  tribe,
  tribeCall,
} from '../../testing/dashboard-api.ts'

let school: FakeApi
beforeEach(() => {
  signedOut()
  school = fullApi().open()
})

const everybody = ['My House', 'Chapter 3', 'My dollars', 'Tests', 'New in the house?', 'The House News']
const staff = ['What waits', 'Your own course']
const workCall = 'GET /me/work'
const people = {
  student: { profile: 'STUDENT', admin: false, more: ['Oak', 'My classes this week'], calls: [] },
  teacher: { profile: 'TEACHER', admin: false, more: staff, calls: [workCall] },
  autodidact: { profile: 'AUTODIDACT', admin: false, more: [], calls: [] },
  admin: { profile: 'TEACHER', admin: true, more: [...staff, 'Build a chapter'], calls: [workCall] },
} as const

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
/** The calls of the cards. The bell, which is loaded once the page is idle, asks for the to-do by itself. */
const asked = () => [dashboardCall, tribeCall, classesCall, newsCall, workCall].filter((call) => school.count(call) > 0)

describe.each(Object.entries(people))('the dashboard of the %s', (_name, { profile, admin, more, calls }) => {
  it('holds the cards of the role, and asks for them in one call', async () => {
    signedInWith({ tribe, admin, roles: rolesOf({ profile, admin }) }, profile)
    await openPage('/dashboard')
    await screen.findByRole('link', { name: 'Open house' })
    await waitFor(() => expect(titles().toSorted()).toEqual([...everybody, ...more].toSorted()))
    await waitFor(() => expect(asked()).toEqual([dashboardCall, ...calls]))
  })
})

it('shows no card, and asks for none, to a role that has the dashboard alone', async () => {
  signedInWith({ tribe, roles: ['ROLE.DASHBOARD'] })
  await openPage('/dashboard')
  await screen.findByRole('heading', { name: 'Hello, Maria' })
  expect(titles()).toEqual(['New in the house?'])
  expect(asked()).toEqual([])
})

it('shows a student’s cards to no teacher, whatever roles the server names', async () => {
  signedInWith({ tribe, roles: rolesOf({ profile: 'STUDENT', admin: false }) }, 'TEACHER')
  await openPage('/dashboard')
  await screen.findByRole('link', { name: 'Open house' })
  expect(school.count(tribeCall) + school.count(classesCall)).toBe(0)
})
