import type { Area } from '@the-house/i18n'
import type { ComponentType } from 'react'
import { frontPaths } from '../page/front-paths.ts'
import { screen, type LazyScreen, type ScreenProps } from './screen.tsx'

/** A screen before the door: open to everybody, without the bars. */
export interface DoorRow {
  path: string
  screen: LazyScreen<ScreenProps>
}

/** A door with a form that is checked as one types. */
const form = (path: string, load: () => Promise<ComponentType<ScreenProps>>, ...areas: Area[]): DoorRow => ({
  path,
  screen: screen(load, 'validation', ...areas),
})

/** The routes of everybody; all others stand in routes.ts, which comes for whoever is signed in. */
export const doors = {
  login: {
    path: frontPaths.login,
    screen: screen(() => import('../areas/login/login-screen.tsx').then((module) => module.LoginScreen), 'session'),
  },
  register: form(
    frontPaths.register,
    () => import('../areas/register/register-screen.tsx').then((module) => module.RegisterScreen),
    'register',
    'password',
  ),
  forgotPassword: form(
    frontPaths.forgotPassword,
    () => import('../areas/password/forgot-password-screen.tsx').then((module) => module.ForgotPasswordScreen),
    'password',
  ),
  changePassword: form(
    frontPaths.changePassword(':token'),
    () => import('../areas/password/change-password-screen.tsx').then((module) => module.ChangePasswordScreen),
    'password',
  ),
  changeCode: form(
    '/change-code/:code/email/:email',
    () => import('../areas/change-code/change-code-screen.tsx').then((module) => module.ChangeCodeScreen),
    'register',
  ),
  updateCodeAndChangePassword: form(
    '/change-code/:token',
    () => import('../areas/change-code/update-code-screen.tsx').then((module) => module.UpdateCodeScreen),
    'register',
  ),
} satisfies Record<string, DoorRow>
