/** The addresses of the doors, and of what is right behind them: all that the login links to. */
export const frontPaths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  changePassword: (token: string) => `/change-password/${token}`,
  changeCode: (code: string, email: string) =>
    `/change-code/${encodeURIComponent(code)}/email/${encodeURIComponent(email)}`,
  dashboard: '/dashboard',
  tutorial: '/tutorial',
}
