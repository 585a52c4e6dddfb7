import { expect, test } from '../../harness/test.ts'
import { whenHeard } from '../../harness/events.ts'
import { bell, waiting } from '../../lesson/notifications.ts'
import { signIn } from '../../lesson/steps.ts'
import { sendAsTeacher } from '../../timed/steps.ts'

/** A test that the demonstration's student has finished. */
const greetings = { config: 5, name: 'Good morning, Arch Street' }
const studentId = 1
/** Sooner than any poll. */
const told = { timeout: 20_000 }

test('a notification appears in the bell before the page would have asked, and in the list that is open', async ({
  page,
}) => {
  const heard = whenHeard(page)
  await signIn(page, 'student', '/notifications')
  await expect(bell(page)).toHaveAccessibleName(/waiting/)
  await heard
  const before = await waiting(page)
  await sendAsTeacher(page, { config: greetings.config, student: studentId, extra: 0 })
  await expect.poll(() => waiting(page), told).toBe(before + 1)
  const unread = page.getByRole('main').getByRole('button', { name: new RegExp(`^Unread:.*${greetings.name}`) })
  await expect(unread).toBeVisible(told)
})
