import { Stack } from '@chakra-ui/react'
import { Button, notify } from '@the-house/design-system'
import type { CourseEntity } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef } from 'react'
import type { ManagedRow } from '../../../../api/managed.ts'
import { ConflictDialog } from '../../managed/conflict-dialog.tsx'
import { DraftFormFrame } from '../../managed/draft-form-frame.tsx'
import { disableLeavePrompt } from '../../managed/use-leave-prompt.ts'
import { useShown } from '../../managed/use-shown.ts'
import { useImpactQuestion } from '../../impact/use-impact-question.tsx'
import type { Values } from '../../resource/form-draft.ts'
import { formIn } from '../use-place.ts'
import { NodeFields } from './node-fields.tsx'
import type { NodeFormProps, ParentNode } from './node-form-props.ts'
import { firstField, placeFields } from './node-values.ts'
import { StartFrom } from './start-from.tsx'
import { TellValues } from './tell-values.tsx'
import { useFocusField } from './use-focus-field.ts'
import { useNodeForm, type SavedNode } from './use-node-form.ts'

export interface FormBodyProps extends Omit<NodeFormProps, 'target'> {
  entity: CourseEntity
  /** The row as the server has it; null: a new one. */
  row: ManagedRow | null
  parent: ParentNode | null
  start: Values
}

/** The form of a row with its draft, conflict dialog and leave prompt. */
export function FormBody({ entity, row, parent, start, press, onSaved, onAnother, ...rest }: FormBodyProps) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { focusField, onValues } = rest
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  useFocusField(root, focusField ?? (row ? null : firstField(entity)))
  const isShown = useShown()
  const impact = useImpactQuestion()
  const done = (then: (saved: SavedNode) => void) => (saved: SavedNode) => {
    notify({ type: 'success', title: t('admin.saved') })
    // Whoever has gone on meanwhile stays there; the guard is that of the form that is open now.
    if (!isShown()) return
    disableLeavePrompt()
    then(saved)
  }
  const form = useNodeForm({
    entity,
    row,
    parent: parent?.id ?? null,
    start,
    ask: impact.ask,
    press,
    onSaved: done(onSaved),
  })
  const another = done(() => {
    const { type } = form.values()
    onAnother({ entity, parent, ...(typeof type === 'string' && { fields: { type } }) })
  })
  const hasAnother = row === null || entity === 'exercises'
  return (
    <Stack ref={root} gap={3}>
      {row === null && <StartFrom entity={entity} parent={parent?.id ?? null} start={start} form={form} />}
      <DraftFormFrame
        form={form}
        identity={formIn}
        dialog={
          <>
            {row && (
              <ConflictDialog
                name={entity}
                id={row.id}
                hidden={placeFields(entity)}
                mine={form.values}
                {...form.conflict}
              />
            )}
            {impact.dialog}
          </>
        }
        also={hasAnother && <Button onClick={() => form.submit(another)}>{t('studioForm.another')}</Button>}
      >
        <NodeFields {...{ entity, form, row }} />
      </DraftFormFrame>
      {onValues && <TellValues control={form.control} onValues={onValues} />}
    </Stack>
  )
}
