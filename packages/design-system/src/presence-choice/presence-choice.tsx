import { chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Check, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
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
  /** The name of the student. */
  name: string
  /** What is shown as the name, such as a link; default: the name. */
  shown?: ReactNode
  /** null: not marked. */
  value: boolean | null
  /** Called with the pressed mark; null where the current one was pressed again, which removes it. */
  onChange: (present: boolean | null) => void
  state?: PresenceState | undefined
  /** Why it could not be saved. */
  message?: string | undefined
  /** The id of the text that explains why nothing can be marked; left out where it can. */
  blockedBy?: string | undefined
}

/** The attendance of a student in a class: present, absent, or not marked. */
export function PresenceChoice(props: PresenceChoiceProps) {
  const { name, shown = name, value, onChange, state, message, blockedBy } = props
  const { t } = useTranslation()
  const id = useId()
  const toggle = (pressed: boolean) => {
    if (!blockedBy) onChange(value === pressed ? null : pressed)
  }
  return (
    <Group aria-labelledby={id}>
      <Text id={id} flex="1 1 10rem" minW={0} overflowWrap="anywhere">
        {shown}
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
