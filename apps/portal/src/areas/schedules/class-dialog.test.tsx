import { act, screen, within } from '@testing-library/react'
import { setLanguage, type Language } from '@the-house/i18n'
import type { ScheduleClass } from '@the-house/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPart, signedInAs } from '../../testing/open-page.tsx'
import { ClassDialog } from './class-dialog.tsx'
import type { Booking } from './use-booking.ts'
import { classOf } from './testing/class-of.ts'

beforeEach(() => signedInAs())
afterEach(() => act(() => setLanguage('en')))

const states = {
  SCHEDULED: { scheduled: true },
  WAITING: { scheduled_students: 8, waiting: 1, waiting_students: 1 },
  CLASS_FULL: { scheduled_students: 8 },
  PENDING: {},
} satisfies Record<string, Partial<ScheduleClass>>

/** Instants before, during and after the class, which is at 22:30 in São Paulo. */
const phases = { before: '2099-03-24T01:29:00Z', running: '2099-03-24T01:30:00Z', over: '2099-03-24T02:30:00Z' }

async function open(state: keyof typeof states, phase: keyof typeof phases, language: Language) {
  const booking = { act: vi.fn<Booking['act']>(), busy: null, lost: null }
  const now = Date.parse(phases[phase])
  const one = classOf(1, states[state])
  await openPart(<ClassDialog {...{ one, booking, now }} onClose={vi.fn<() => void>()} />, 'schedules')
  await act(() => setLanguage(language))
  return within(screen.getByRole('dialog'))
}

type Row = [keyof typeof states, keyof typeof phases, Language, string, string[]]
const rows: Row[] = [
  ['SCHEDULED', 'before', 'en', 'You have a place in this class.', ['Add to my calendar', 'Cancel my place']],
  ['WAITING', 'before', 'en', 'You are number 1 in the line.', ['Leave the line']],
  ['CLASS_FULL', 'before', 'en', 'All places are taken.', ['Wait for a place']],
  ['PENDING', 'before', 'en', 'Classroom', ['Take a place']],
  ['SCHEDULED', 'running', 'en', 'This class began at 22:30. You have a place in it.', ['Add to my calendar']],
  ['WAITING', 'running', 'en', 'This class began at 22:30. No place came free for you.', []],
  ['CLASS_FULL', 'running', 'en', 'This class began at 22:30. All its places are taken.', []],
  ['PENDING', 'running', 'en', 'This class began at 22:30. It can no longer be booked.', []],
  ['SCHEDULED', 'over', 'en', 'This class ended at 23:30. You were booked.', []],
  ['WAITING', 'over', 'en', 'You were in the line, and no place came free for you.', []],
  ['CLASS_FULL', 'over', 'en', 'This class ended at 23:30. All its places were taken.', []],
  ['PENDING', 'over', 'en', 'This class ended at 23:30. You were not booked.', []],
  ['SCHEDULED', 'running', 'pt', 'Esta aula começou às 22:30. Você tem uma vaga nela.', ['Adicionar à minha agenda']],
  ['WAITING', 'running', 'pt', 'Esta aula começou às 22:30. Não abriu uma vaga para você.', []],
  ['CLASS_FULL', 'running', 'pt', 'Esta aula começou às 22:30. Todas as vagas estão ocupadas.', []],
  ['PENDING', 'running', 'pt', 'Esta aula começou às 22:30. Não é mais possível agendar.', []],
  ['SCHEDULED', 'over', 'pt', 'Esta aula terminou às 23:30. Você tinha uma vaga.', []],
  ['WAITING', 'over', 'pt', 'Você estava na fila, e não abriu uma vaga para você.', []],
  ['CLASS_FULL', 'over', 'pt', 'Esta aula terminou às 23:30. Todas as vagas estavam ocupadas.', []],
  ['PENDING', 'over', 'pt', 'Esta aula terminou às 23:30. Você não tinha uma vaga.', []],
]

describe('the dialog of a class', () => {
  it.each(rows)('of state %s, %s, says in %s: %s', async (state, phase, language, words, actions) => {
    const dialog = await open(state, phase, language)
    expect(dialog.getByText(words, { exact: false })).toBeDefined()
    const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.filter(Boolean)).toEqual(actions)
  })

  it.each([
    ['before', 'en', '1 person is waiting', null],
    ['running', 'en', '1 person was waiting', 'Has begun'],
    ['over', 'en', '1 person was waiting', 'Over'],
    ['before', 'pt', '1 pessoa espera', null],
    ['running', 'pt', '1 pessoa esperava', 'Já começou'],
    ['over', 'pt', '1 pessoa esperava', 'Encerrada'],
  ] as const)(
    '%s the class, in %s, tells who waits in the right tense: %s, %s',
    async (phase, language, words, mark) => {
      const dialog = await open('WAITING', phase, language)
      expect(dialog.getByText(words)).toBeDefined()
      const marks = dialog.queryAllByText(/^(Has begun|Over|Já começou|Encerrada)$/)
      expect(marks.map(({ textContent }) => textContent)).toEqual(mark === null ? [] : [mark])
    },
  )
})
