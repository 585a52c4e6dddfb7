import { expect, type Page } from '@playwright/test'
import { handInCode } from '../access/steps.ts'
import { fill } from '../lesson/fill.ts'
import { places } from '../lesson/places.ts'
import { button, enter, openPlaces, password, accounts, saved, signIn } from '../lesson/steps.ts'
import { openMenu, otherUnit } from '../lesson/units.ts'

/** Something that somebody came for: what comes before the fault, what meets it, and trying it again. */
export interface Errand {
  before: (page: Page) => Promise<void>
  does: (page: Page) => Promise<void>
  /** Tries again after the fault is over, and gets what was wanted. */
  again: (page: Page) => Promise<void>
}

const books = '/the-magic-formula/books'
const signedIn = (page: Page) => signIn(page)

let asked = 0

/** A read: the screen has a place for what went wrong, with a button. */
const reading: Errand = {
  before: signedIn,
  does: async (page) => {
    await page.goto(books)
  },
  again: async (page) => {
    const retry = button(page, 'Try again')
    // A passing failure is tried again by the page itself, too.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(retry).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
}

/** A form before the door: what was typed stays. */
const sending: Errand = {
  before: async (page) => {
    await page.goto('/forgot-password')
    await page.getByLabel('E-mail').fill(`somebody-${(asked += 1)}@thehouse.test`)
  },
  does: async (page) => {
    await page.getByRole('button', { name: 'Send' }).click()
  },
  again: async (page) => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alertdialog', { name: 'E-mail sent' })).toBeVisible()
  },
}

const signingIn: Errand = {
  before: async (page) => {
    await page.goto('/login')
  },
  does: (page) => enter(page),
  again: async (page) => {
    await expect(page.getByLabel('E-mail')).toHaveValue(accounts.student)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  },
}

/** Chooses what was not chosen: the journeys of a worker share the student. */
async function answerAnew(page: Page): Promise<void> {
  const [{ right, wrong }] = places.exercises
  const isRight = await page.getByRole('radio', { name: right.choose[0] }).isChecked()
  await fill(page, isRight ? wrong : right)
}

/** An answer: it waits on the device, and goes by itself. */
const answering: Errand = {
  before: async (page) => {
    await signIn(page)
    await openPlaces(page)
  },
  does: answerAnew,
  again: async (page) => {
    await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  },
}

/** An answer that the school will never take: another one may be right. */
const changing: Errand = {
  ...answering,
  again: async (page) => {
    await answerAnew(page)
    await expect(saved(page)).toBeVisible()
  },
}

const returning: Errand = {
  ...reading,
  again: async (page) => {
    await enter(page)
    await expect(page).toHaveURL(new RegExp(`${books}$`))
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
}

/** A step further in an open page: its part is loaded when it is wanted. */
const walking: Errand = {
  before: signedIn,
  does: async (page) => {
    await page.getByRole('navigation').getByRole('link', { name: 'Books' }).first().click()
  },
  again: async (page) => {
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${books}$`))
  },
}

/** A dialog behind a button: its part is loaded when it is wanted, and the screen around it stays. */
const asking = (path: string, screen: string | RegExp, name: string): Errand => ({
  before: async (page) => {
    await signIn(page)
    await page.goto(path)
    await expect(button(page, name)).toBeVisible()
  },
  does: async (page) => {
    await button(page, name).click()
  },
  again: async (page) => {
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
    await expect(button(page, name)).toBeVisible()
    await button(page, 'Try again').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
})

const registering: Errand = {
  before: async () => undefined,
  does: (page) => handInCode(page, 'ABCDE-1', 'somebody@thehouse.test'),
  again: async (page) => {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Preencha os campos corretamente').last()).toBeVisible()
  },
}

const otherCode: Errand = {
  ...registering,
  again: async (page) => {
    await expect(page).toHaveURL(/\/change-code\/ABCDE-1\/email\/somebody(@|%40)thehouse\.test$/)
    await page.getByRole('button', { name: 'Send the e-mail' }).click()
    await expect(page.getByRole('alertdialog', { name: 'E-mail sent' })).toBeVisible()
  },
}

const movingCode: Errand = {
  before: async () => undefined,
  does: async (page) => {
    await page.goto('/change-code/no-such-token')
  },
  again: async (page) => {
    await expect(page).toHaveURL(/\/login$/)
    await enter(page)
    await expect(page).toHaveURL(/\/dashboard$/)
  },
}

const movingUnit: Errand = {
  before: (page) => signIn(page, 'teacher'),
  does: async (page) => {
    await openMenu(page)
    await otherUnit(page).click()
  },
  again: async (page) => {
    await otherUnit(page).click()
    await expect(page.getByRole('alertdialog', { name: 'Unit changed' })).toBeVisible()
  },
}

export const errands = {
  reading,
  sending,
  signingIn,
  answering,
  changing,
  returning,
  walking,
  choosingPicture: asking('/profile', 'My Profile', 'Choose a picture'),
  countingDollars: asking('/dashboard', /^Hello/, 'My dollars'),
  registering,
  otherCode,
  movingCode,
  movingUnit,
}
