import { expect, type Page } from '@playwright/test'
import type { Filling } from '../harness/places.ts'
import { fill } from '../lesson/fill.ts'
import { button, heading, mark } from '../lesson/steps.ts'

interface Answered {
  title: string
  right: Filling
}

/** Answers a set of exercises correctly, one after the other, and submits it. */
export async function learn(student: Page, exercises: readonly Answered[]) {
  for (const { title, right } of exercises) {
    await expect(heading(student, title)).toBeVisible()
    await fill(student, right)
    await button(student, 'Verify').click()
    await expect(student.getByText('write' in right ? mark.waiting : mark.right, { exact: true }).first()).toBeVisible()
    await button(student, exercises.at(-1)?.title === title ? 'Finish' : 'Next').click()
  }
}

/** The exercises of the first chapter of the template's book. */
export const firstChapter: Record<'words' | 'being', readonly Answered[]> = {
  words: [
    { title: 'Who is Helen?', right: { choose: ['The new neighbour'] } },
    { title: 'Greetings', right: { choose: ['Hello!', 'Good morning!'] } },
    { title: 'Nice to meet you', right: { letters: ['CE', 'ET'] } },
  ],
  being: [
    { title: 'The verb to be', right: { options: ['am', 'are', 'is'] } },
    { title: 'Questions and answers', right: { words: ['How', 'fine'] } },
    { title: 'About you', right: { write: 'My name is Rui. I am fine today.' } },
  ],
}
