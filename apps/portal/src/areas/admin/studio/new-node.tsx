import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Button, SelectField, TextField } from '@the-house/design-system'
import { exerciseTypes, topicTypes, type CourseEntity, type ExerciseType, type TopicType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState, type SyntheticEvent } from 'react'
import { SegmentedChoice } from '../../../page/segmented-choice.tsx'
import { exerciseTypeLabel, topicTypeLabels } from '../resource/choices.ts'

const Form = chakra('form', { base: { flex: '1', minW: 0, py: 2 } })

/** The keys and presses of the tree do not reach into the fields. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

export interface NewNodeProps {
  entity: Exclude<CourseEntity, 'books'>
  /** Makes it; rejects never, and answers whether it was made. */
  onAdd: (name: string, type: TopicType | ExerciseType | undefined) => Promise<boolean>
  onEnd: () => void
}

/** Names a new part where it will be; after each one the next can be named. */
export function NewNode({ entity, onAdd, onEnd }: NewNodeProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [topicType, setTopicType] = useState<TopicType>('EXERCISE')
  const [exerciseType, setExerciseType] = useState<ExerciseType>('UNIQUE_ALTERNATIVE')
  const field = useRef<HTMLInputElement>(null)
  const type = { chapters: undefined, contents: undefined, topics: topicType, exercises: exerciseType }[entity]

  async function add() {
    const wanted = name.trim()
    if (wanted === '' || busy) return
    setBusy(true)
    const isMade = await onAdd(wanted, type)
    setBusy(false)
    if (isMade) setName('')
    field.current?.focus()
  }

  return (
    <Form
      aria-label={t(`studio.name.${entity}`)}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      onClick={stop}
      onDoubleClick={stop}
      onMouseDown={stop}
      onTouchStart={stop}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onEnd()
      }}
    >
      <Stack gap={2}>
        <TextField
          ref={field}
          label={t(`studio.name.${entity}`)}
          hint={t('studio.add.hint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
          autoFocus
        />
        {entity === 'topics' && (
          <SegmentedChoice
            legend={t('studio.add.type')}
            value={topicType}
            options={topicTypes.map((value) => ({ value, label: t(topicTypeLabels[value]) }))}
            onChange={setTopicType}
          />
        )}
        {entity === 'exercises' && (
          <SelectField
            label={t('studio.add.type')}
            value={exerciseType}
            options={exerciseTypes.map((value) => ({ value, label: t(exerciseTypeLabel(value)) }))}
            onChange={(event) =>
              setExerciseType(exerciseTypes.find((one) => one === event.target.value) ?? exerciseType)
            }
          />
        )}
        <HStack gap={2}>
          <Button type="submit" loading={busy}>
            {t('studio.add.add')}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {t('studio.add.end')}
          </Button>
        </HStack>
      </Stack>
    </Form>
  )
}
