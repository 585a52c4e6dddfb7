import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useSyncExternalStore } from 'react'
import { hasPasskeys } from '../../session/has-passkeys.ts'

const subscribe = () => () => undefined
/** The build renders the page for the browsers that have passkeys, which nearly all do. */
const inBuild = () => true

/** The way in by a passkey, where the browser has any. */
export function PasskeyButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  if (!useSyncExternalStore(subscribe, hasPasskeys, inBuild)) return null
  return (
    <Button variant="quiet" onClick={onPress}>
      {t('session.passkey')}
    </Button>
  )
}
