export interface PasswordStrengthProps {
  /** As it is typed. */
  password: string
  /** What its owner is known by, and would be guessed first: name, e-mail. */
  hints?: string[]
}

/** How hard a password is to guess. */
export function PasswordStrength(_props: PasswordStrengthProps) {
  return null
}
