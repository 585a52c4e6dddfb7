import { chakra } from '@chakra-ui/react'

const Unseen = chakra('input', { base: { srOnly: true } })

/** A hidden username field, which tells password managers whose password the form changes. */
export function UsernameHint({ username }: { username: string }) {
  return <Unseen type="text" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
}
