import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** User actions on a screen, each as soon as its element is rendered. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
export const heading = (name: string) => screen.findByRole('heading', { name })
