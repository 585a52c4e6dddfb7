/** The paths of the public screens, and of the private ones that the login links to. */
export const publicPaths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  changePassword: (token: string) => `/change-password/${token}`,
  found: (token: string) => `/found/${token}`,
  changeCode: (code: string, email: string) =>
    `/change-code/${encodeURIComponent(code)}/email/${encodeURIComponent(email)}`,
  dashboard: '/dashboard',
  tutorial: '/tutorial',
}
