import { chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { MarkButton } from './mark-button.tsx'
import { PresenceNote, type PresenceState } from './presence-note.tsx'

const Group = chakra('fieldset', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1.5, py: 1.5, minW: 0 },
})

const marks = [
  { mark: 'present', value: true, icon: Check },
  { mark: 'absent', value: false, icon: X },
] as const

export interface PresenceChoiceProps {
  /** Whose presence it is. */
  name: string
  /** null: not marked. */
  value: boolean | null
  /** The mark that was pressed; null where it was pressed again, and is taken back. */
  onChange: (present: boolean | null) => void
  state?: PresenceState | undefined
  /** Why it could not be kept. */
  message?: string | undefined
  /** The id of what says why nothing can be marked; without it, it can. */
  blockedBy?: string | undefined
}

/** Whether somebody is in a class: there, not there, or not marked. */
export function PresenceChoice({ name, value, onChange, state, message, blockedBy }: PresenceChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const toggle = (pressed: boolean) => {
    if (!blockedBy) onChange(value === pressed ? null : pressed)
  }
  return (
    <Group aria-labelledby={id}>
      <Text id={id} flex="1 1 10rem" minW={0} overflowWrap="anywhere">
        {name}
      </Text>
      <PresenceNote state={state} message={message} />
      <Flex gap={2} wrap="wrap">
        {marks.map(({ mark, value: own, icon: Icon }) => (
          <MarkButton
            key={mark}
            type="button"
            mark={mark}
            aria-pressed={value === own}
            aria-disabled={blockedBy ? true : undefined}
            aria-describedby={blockedBy}
            onClick={() => toggle(own)}
          >
            <Icon size={16} aria-hidden="true" />
            {t(`meetings.presence.${mark}`)}
          </MarkButton>
        ))}
      </Flex>
    </Group>
  )
}
