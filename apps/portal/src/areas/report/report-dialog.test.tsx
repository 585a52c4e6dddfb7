import { Providers } from '../../app/providers.tsx'
import { createI18n, loadAreas } from '@the-house/i18n'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { installErrorHandler } from '../../app/error-handler.ts'
import { currentSession, syncSessionAcrossTabs, useSession } from '../../session/session.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { signedInAs } from '../../testing/open-page.tsx'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'

installErrorHandler()
syncSessionAcrossTabs()
const call = 'POST /report_error'
let school: FakeApi
beforeEach(async () => {
  localStorage.clear()
  await createI18n({ language: 'en' })
  await loadAreas('report', 'validation')
  signedInAs()
  history.replaceState(null, '', '/the-magic-formula/books')
  school = new FakeApi().refuse(call, 204).open()
})

/** As in the app, where the guard renders the dialog for signed-in users only. */
const Guarded = (props: ReportDialogProps) => useSession().user && <ReportDialog {...props} />

function open() {
  const onClose = vi.fn<() => void>()
  const dialog = (shown: boolean) => (
    <Providers>
      <Guarded open={shown} onClose={onClose} />
    </Providers>
  )
  const { rerender } = render(dialog(true))
  return { onClose, shut: () => rerender(dialog(false)) }
}

const reports = () => school.asked.filter(({ path }) => path === '/report_error')
const subject = () => screen.getByRole('combobox', { name: 'Subject' })
const description = () => screen.getByRole('textbox', { name: 'What happened?' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

async function fill() {
  await userEvent.selectOptions(subject(), 'No Access')
  await userEvent.type(description(), 'The door is closed')
}

it('sends subject and description with the page and the browser that it has shown, and says that it was sent', async () => {
  const { onClose } = open()
  expect(screen.getByText(location.href)).toBeDefined()
  const details = screen.getByText(/·/).textContent
  await fill()
  await send()
  expect(await screen.findByRole('alertdialog', { name: 'Message sent' })).toBeDefined()
  expect(screen.getByText('Our team will soon review your message and get in touch!')).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Report an error' })).toBeNull()
  const body = { subject: 'No Access', description: 'The door is closed', url: location.href, details }
  expect(reports().map((asked) => asked.body)).toEqual([body])
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('asks for both fields, at the fields, before it asks the school', async () => {
  open()
  await send()
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(document.activeElement).toBe(subject())
  expect(reports()).toEqual([])
})

it('counts to 150, keeps what is longer, and says that it is too long', async () => {
  open()
  await userEvent.selectOptions(subject(), 'Others')
  await userEvent.click(description())
  await userEvent.paste('a'.repeat(149))
  expect(screen.getByText('149 of 150 characters')).toBeDefined()
  await userEvent.paste('aa')
  expect(screen.getByText('1 character too many')).toBeDefined()
  await send()
  expect(await screen.findByText('Use at most 150 characters')).toBeDefined()
  expect(description()).toHaveProperty('value', 'a'.repeat(151))
  expect(reports()).toEqual([])
})

it('keeps what was typed when the school does not answer, here and after the page is gone, and sends it then', async () => {
  school.reachable = false
  open()
  await fill()
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(/no connection .* kept on this device/)
  expect(description()).toHaveProperty('value', 'The door is closed')
  cleanup()
  history.replaceState(null, '', '/dashboard')
  school.reachable = true
  open()
  expect(subject()).toHaveProperty('value', 'No Access')
  await send()
  await screen.findByRole('alertdialog', { name: 'Message sent' })
  expect(reports().at(-1)?.body).toMatchObject({ url: new URL('/the-magic-formula/books', location.href).href })
})

it('keeps what was typed when it is left, and nothing once it was sent', async () => {
  const { shut } = open()
  await fill()
  shut()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  cleanup()
  open()
  expect(description()).toHaveProperty('value', 'The door is closed')
  await send()
  await screen.findByRole('alertdialog', { name: 'Message sent' })
  cleanup()
  open()
  expect(description()).toHaveProperty('value', '')
})

it('keeps the draft of one user from the next', async () => {
  localStorage.setItem('the-house.report.8', JSON.stringify({ subject: 'Others', description: 'Of another', url: '/' }))
  open()
  expect(description()).toHaveProperty('value', '')
})

it.each(['{', 'null', '[]', '{"description":1,"url":""}'])(
  'begins anew where the draft %s is damaged',
  async (draft) => {
    localStorage.setItem('the-house.report.7', draft)
    open()
    expect(description()).toHaveProperty('value', '')
  },
)

it('shows at its field what the school refuses', async () => {
  school.refuse(call, 412, { token: 'validation', fields: { description: 'validation.reportMax' } })
  open()
  await fill()
  await send()
  expect(await screen.findByText('Use at most 150 characters')).toBeDefined()
  expect(document.activeElement).toBe(description())
  expect(description()).toHaveProperty('value', 'The door is closed')
})

it('keeps the draft though the session has ended meanwhile', async () => {
  school.refuse(call, 401, { token: 'session.required' })
  open()
  await fill()
  await send()
  await waitFor(() => expect(currentSession().user).toBeNull())
  expect(localStorage.getItem('the-house.report.7')).toContain('The door is closed')
})
