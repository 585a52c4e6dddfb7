import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedOut } from '../../testing/open-page.tsx'
import { changeRegister } from './register-store.ts'

const check = 'POST /register/valide'
const complete = 'POST /register'
const enrolment = {
  system: 'THEHOUSE',
  code: 'KEY-20001',
  email: 'clara@example.com',
  profile: 'STUDENT',
  name: 'Clara Nunes',
  cpf: '***.456.789-**',
}

let school: FakeApi
beforeEach(() => {
  signedOut()
  changeRegister({ step: 'code', enrolment: null, asked: null, proof: {}, failed: null })
  school = new FakeApi().on(check, enrolment).open()
})

const field = (label: string) => screen.findByLabelText(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function passCode() {
  await openPage('/register')
  await userEvent.type(await field('Code'), enrolment.code)
  await userEvent.type(await field('E-mail'), `${enrolment.email}{Enter}`)
  await field('Phone/Cellphone')
}

async function fillData() {
  await userEvent.type(await field('Phone/Cellphone'), '11987654321')
  await userEvent.type(await field('Birthday'), '17081994')
  await userEvent.type(await field('Password'), 'three blue doors')
  await userEvent.type(await field('Password, once more'), 'three blue doors')
}

it('checks the code, then shows what the school knows, which cannot be changed here', async () => {
  await passCode()
  expect(school.asked[0]?.body).toMatchObject({ code: 'KEY-20001', email: 'clara@example.com', profile: 'STUDENT' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Complete your data' }))
  for (const [label, value] of [
    ['Name', 'Clara Nunes'],
    ['E-mail', 'clara@example.com'],
    ['CPF', '***.456.789-**'],
  ] as const) {
    const known = await field(label)
    expect(known).toHaveProperty('value', value)
    expect(known).toHaveProperty('readOnly', true)
  }
})

it.each([
  ['birthday', 'Your birthday', '17081994', '17/08/1994'],
  ['cpf_end', 'Last 4 digits of your CPF', '8909', '8909'],
])(
  'asks for what proves the code, %s, in one field more, and sends it with both steps',
  async (fact, label, keys, value) => {
    school.refuse(check, 412, { token: 'register.fact', fields: { [fact]: 'validation.required' } })
    await openPage('/register')
    await userEvent.type(await field('Code'), enrolment.code)
    await userEvent.type(await field('E-mail'), `${enrolment.email}{Enter}`)
    const lead = await screen.findByText('One more detail shows that this code is yours.')
    expect(document.activeElement).toBe(lead)
    expect(screen.queryByText(/needs attention/)).toBeNull()
    await userEvent.type(await field(label), '{Enter}')
    expect(await screen.findByText('This field is required')).toBeDefined()
    school.on(check, enrolment)
    await userEvent.type(await field(label), `${keys}{Enter}`)
    expect(await field('Phone/Cellphone')).toBeDefined()
    expect(school.asked.at(-1)?.body).toMatchObject({ [fact]: value })
    expect(await field('Birthday')).toHaveProperty('value', fact === 'birthday' ? value : '')
    school.refuse(complete, 204)
    await userEvent.clear(await field('Birthday'))
    await fillData()
    await press('Complete the registration')
    await screen.findByRole('alertdialog', { name: 'Registration process completed!' })
    expect(school.asked.at(-1)?.body).toMatchObject({ user: { [fact]: value, birthday: '17/08/1994' } })
  },
)

it('registers a teacher who says so', async () => {
  await openPage('/register')
  await userEvent.click(await screen.findByRole('radio', { name: 'Teacher' }))
  await userEvent.type(await field('Code'), 'KEY-20002')
  await userEvent.type(await field('E-mail'), 'ana@example.com{Enter}')
  await waitFor(() => expect(school.asked[0]?.body).toMatchObject({ profile: 'TEACHER' }))
})

it('completes the registration, says so, and goes to the login with the e-mail filled in', async () => {
  school.refuse(complete, 204)
  await passCode()
  await fillData()
  await press('Complete the registration')
  const dialog = await screen.findByRole('alertdialog', { name: 'Registration process completed!' })
  expect(within(dialog).getByText('You now have access to all portal features!')).toBeDefined()
  expect(school.asked.at(-1)?.body).toMatchObject({
    user: {
      system: 'THEHOUSE',
      code: 'KEY-20001',
      email: 'clara@example.com',
      cellphone: '(11) 98765-4321',
      birthday: '17/08/1994',
      password: 'three blue doors',
      confirmPassword: 'three blue doors',
    },
  })
  await press('OK')
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?email=clara%40example.com'))
})

it('marks the step as in error when its check fails, and keeps what was typed', async () => {
  school.refuse(check, 412, { token: 'register.validate.invalid.fields' })
  await openPage('/register')
  await userEvent.type(await field('Code'), 'WRONG-1')
  await userEvent.type(await field('E-mail'), 'clara@example.com{Enter}')
  expect(await screen.findByText('Preencha os campos corretamente')).toBeDefined()
  expect(await screen.findByText(/needs attention/)).toBeDefined()
  expect(await field('Code')).toHaveProperty('value', 'WRONG-1')
  school.on(check, enrolment)
  await press('Next')
  await field('Phone/Cellphone')
  expect(screen.queryByText('Preencha os campos corretamente')).toBeNull()
})

it('goes to the change of code when the e-mail is registered with another one', async () => {
  school.refuse(check, 444, { token: 'register.otherCode' })
  await openPage('/register')
  await userEvent.type(await field('Code'), 'KEY-20003')
  await userEvent.type(await field('E-mail'), 'clara@example.com{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/change-code/KEY-20003/email/clara%40example.com'))
})

it('lets a completed step be visited again, and checks it once more on the way on', async () => {
  await passCode()
  await userEvent.type(await field('Phone/Cellphone'), '11987654321')
  await press('Back')
  expect(await field('Code')).toHaveProperty('value', 'KEY-20001')
  await press('Next')
  expect(await field('Phone/Cellphone')).toHaveProperty('value', '(11) 98765-4321')
  expect(school.count(check)).toBe(2)
})

it('says at each field what is missing, and goes to the first', async () => {
  await passCode()
  await press('Complete the registration')
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(4))
  expect(document.activeElement).toBe(await field('Phone/Cellphone'))
  expect(school.count(complete)).toBe(0)
})

it('puts what the server refuses at its field', async () => {
  school.refuse(complete, 412, { token: 'validation', fields: { 'user.cellphone': 'validation.phone' } })
  await passCode()
  await fillData()
  await press('Complete the registration')
  expect(await screen.findByText('Phone/Cellphone invalid')).toBeDefined()
  expect(await field('Phone/Cellphone')).toHaveProperty('value', '(11) 98765-4321')
})

it('says that the user is registered already', async () => {
  school.refuse(complete, 412, { token: 'register.registered' })
  await passCode()
  await fillData()
  await press('Complete the registration')
  expect(await screen.findByText('Usuário já registrado')).toBeDefined()
})
