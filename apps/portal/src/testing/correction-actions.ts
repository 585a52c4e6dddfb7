import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

export const mark = (value: number) => screen.findByRole('radio', { name: String(value) })
export const feedback = () => screen.findByRole('textbox', { name: 'Feedback' })
export const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save and open the next one' }))
export const arrivedAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
export const onCorrection = (id: number) =>
  screen.findByRole('heading', { level: 1, name: `Text ${id}, by Student ${id}` })
