import { expect, type Page } from '@playwright/test'

/** Reads the events of the student's calendar by its private address, as a calendar does. */
export async function readCalendar(student: Page) {
  await student.goto('/schedules?view=list')
  await student.getByRole('button', { name: 'My calendar address' }).click()
  const field = student.getByRole('dialog').getByLabel('Private address')
  await expect(field).toHaveValue(/calendars/)
  const answer = await student.request.get(new URL(await field.inputValue()).pathname)
  await student.keyboard.press('Escape')
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
  return lines
    .join('\n')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries([...event.matchAll(/^([A-Z-]+)[^:\n]*:(.*)$/gm)].map(([, key, value]) => [key, value])),
    )
}

/** The event of a class. */
export const eventOf = async (student: Page, name: string) =>
  (await readCalendar(student)).find(({ SUMMARY = '' }) => SUMMARY.includes(name))
