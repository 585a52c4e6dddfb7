import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { strengthRecipe } from './strength-recipe.ts'
import { bricks, useStrength } from './use-strength.ts'

/** Debounce of the announcement in milliseconds, so that it does not follow each key. */
const restMs = 1000
const places = Array.from({ length: bricks.strong }, (_, index) => index)
const noHints: readonly string[] = []

const Row = chakra('div', strengthRecipe)

export interface PasswordStrengthProps {
  /** The password as it is typed. */
  password: string
  /** Words that a guess would try first: name, e-mail. */
  hints?: readonly string[]
}

/** The strength of a password: four bricks and a word. Its space is reserved, and no form waits for it. */
export function PasswordStrength({ password, hints = noHints }: PasswordStrengthProps) {
  const { t } = useTranslation()
  const { announce, region } = useLiveRegion()
  const strength = useStrength(password, hints.join(' '))
  const label = t('password.strength.label')
  const laid = bricks[strength]
  const word = strength === 'none' || strength === 'unknown' ? undefined : t(`password.strength.${strength}`)
  useEffect(() => {
    if (!word) return undefined
    const timer = setTimeout(() => announce(`${label}: ${word}`), restMs)
    return () => clearTimeout(timer)
  }, [label, word, announce])
  return (
    <Row strength={strength}>
      {word && (
        <VisuallyHidden>
          <meter aria-label={label} min={0} max={places.length} value={laid} aria-valuetext={word} />
        </VisuallyHidden>
      )}
      <span data-part="wall" aria-hidden="true">
        {places.map((place) => (
          <span key={place} data-laid={place < laid} />
        ))}
        <b>{word}</b>
      </span>
      {region}
    </Row>
  )
}
