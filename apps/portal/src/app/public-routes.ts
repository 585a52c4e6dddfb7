import type { Area } from '@the-house/i18n'
import type { ComponentType } from 'react'
import { publicPaths } from '../page/public-paths.ts'
import { lazyScreen, type LazyScreen, type ScreenProps } from './lazy-screen.tsx'

/** A public route: no session needed, rendered without the shell. */
export interface PublicRoute {
  path: string
  screen: LazyScreen<ScreenProps>
}

/** Makes a public route with a form that is validated on input. */
const form = (path: string, load: () => Promise<ComponentType<ScreenProps>>, ...areas: Area[]): PublicRoute => ({
  path,
  screen: lazyScreen(load, 'validation', ...areas),
})

/** The public routes; all others are in routes.ts, which loads with the signed-in app only. */
export const publicRoutes = {
  login: {
    path: publicPaths.login,
    screen: lazyScreen(() => import('../areas/login/login-screen.tsx').then((module) => module.LoginScreen), 'session'),
  },
  register: form(
    publicPaths.register,
    () => import('../areas/register/register-screen.tsx').then((module) => module.RegisterScreen),
    'register',
    'password',
  ),
  forgotPassword: form(
    publicPaths.forgotPassword,
    () => import('../areas/password/forgot-password-screen.tsx').then((module) => module.ForgotPasswordScreen),
    'password',
  ),
  changePassword: form(
    publicPaths.changePassword(':token'),
    () => import('../areas/password/change-password-screen.tsx').then((module) => module.ChangePasswordScreen),
    'password',
  ),
  found: form(
    publicPaths.found(':token'),
    () => import('../areas/found/found-screen.tsx').then((module) => module.FoundScreen),
    'founding',
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
} satisfies Record<string, PublicRoute>
