import { chakra } from '@chakra-ui/react'

const Unseen = chakra('input', { base: { srOnly: true } })

/** Tells a password manager whose password this is; nobody else meets it. */
export function UsernameHint({ username }: { username: string }) {
  return <Unseen type="text" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
}
