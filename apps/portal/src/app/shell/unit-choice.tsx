import { chakra, Stack } from '@chakra-ui/react'
import { Button, VisuallyHidden } from '@the-house/design-system'
import { allows, type Unity } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { publicPaths } from '../../page/public-paths.ts'
import { changeUnit } from '../../session/changing.ts'
import { useUser } from '../../session/session.ts'
import { matchPath } from '../routes.ts'
import { MenuCaption } from './menu-panel.ts'

const List = chakra('ul', { base: { listStyle: 'none', mx: -2 } })

/**
 * The units of a user of several units; buttons rather than radios, since an arrow key alone must not reload the page.
 */
export function UnitChoice() {
  const { t } = useTranslation()
  const user = useUser()
  const { data } = useApiQuery('GET /me/unities', {})
  const [changing, setChanging] = useState<number | null>(null)
  const id = useId()
  if (!data || data.content.length < 2) return null

  async function choose(unity: Unity): Promise<void> {
    if (changing !== null || unity.id === user.unity_id) return
    setChanging(unity.id)
    try {
      await changeUnit(unity)
      // Not every unit has a store: a user who is in the store stays only where the new unit allows it.
      const stays = allows(matchPath(location.pathname).row.access, { ...user, unity_id: unity.id })
      if (stays) location.reload()
      else location.assign(publicPaths.dashboard)
    } catch (failure) {
      setChanging(null)
      handleError(failure)
    }
  }

  return (
    <Stack gap={1}>
      <MenuCaption id={id}>{t('common.unit.label')}</MenuCaption>
      <List aria-labelledby={id}>
        {data.content.map((unity) => (
          <li key={unity.id}>
            <UnitButton
              unity={unity}
              current={unity.id === user.unity_id}
              changing={unity.id === changing}
              onChoose={() => void choose(unity)}
            />
          </li>
        ))}
      </List>
      <VisuallyHidden as="output" aria-live="polite">
        {changing !== null && t('common.unit.changing')}
      </VisuallyHidden>
    </Stack>
  )
}

interface UnitButtonProps {
  unity: Unity
  current: boolean
  changing: boolean
  onChoose: () => void
}

function UnitButton({ unity, current, changing, onChoose }: UnitButtonProps) {
  return (
    <Button
      variant="quiet"
      w="full"
      h="auto"
      px={2}
      justifyContent="space-between"
      textAlign="start"
      whiteSpace="normal"
      overflowWrap="anywhere"
      aria-current={current ? 'true' : undefined}
      bg={current ? 'accent.subtle' : undefined}
      loading={changing}
      onClick={onChoose}
    >
      {unity.name}
      {current && <Check size={18} aria-hidden="true" />}
    </Button>
  )
}
