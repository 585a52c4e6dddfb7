import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, SelectField } from '@the-house/design-system'
import {
  pastedExampleOf,
  exerciseTypes,
  outlineExamples,
  type CourseNode,
  type ExerciseType,
  type PressedSteps,
} from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { exerciseTypeLabel } from '../../resource/choices.ts'
import { PasteReport } from './paste-report.tsx'
import { PasteText } from './paste-text.tsx'
import { makeable } from './split-rows.ts'
import { isPasteParent, usePaste, type PastePlace } from './use-paste.ts'

export interface PasteDialogProps {
  open: boolean
  onClose: () => void
  /** What the lines become parts of. */
  parent: CourseNode
  /** The type of exercises that is chosen first. */
  type: ExerciseType | null
  /** Called with what was made, and the name of the first part. */
  onPasted: (pressed: PressedSteps, name: string) => void
}

/** Makes parts of the course out of pasted lines; first each line is shown with what becomes of it. */
export function PasteDialog({ parent: { entity, id, name }, ...rest }: PasteDialogProps) {
  // Contents and exercises have no parts.
  return isPasteParent(entity) ? <Paste key={`${entity}/${id}`} parent={{ entity, id }} name={name} {...rest} /> : null
}

interface PasteProps extends Omit<PasteDialogProps, 'parent'> {
  parent: PastePlace
  /** The name of the parent. */
  name: string
}

function Paste({ open, onClose, parent, name, type: first, onPasted }: PasteProps) {
  const { t } = useTranslation()
  const [type, setType] = useState<ExerciseType>(first ?? 'UNIQUE_ALTERNATIVE')
  const [asked, setAsked] = useState(false)
  const paste = usePaste({ parent, type, onPasted, onDone: onClose })
  const { rows, busy } = paste
  const line = pastedExampleOf(type)
  const count = rows ? makeable(rows).length : 0
  const isEmpty = paste.text.trim() === ''

  function check(): void {
    setAsked(true)
    if (!isEmpty) void paste.check()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`studioForm.paste.title.${parent.entity}`, { name })}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>{t('studioForm.paste.close')}</Button>
          <Button variant={count > 0 ? 'secondary' : 'primary'} loading={busy === 'check'} onClick={check}>
            {t('studioForm.paste.check')}
          </Button>
          {count > 0 && (
            <Button variant="primary" loading={busy === 'add'} onClick={() => void paste.add()}>
              {t(`studioForm.paste.add.${parent.entity}`, { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Text color="fg.muted">{t(`studioForm.paste.lead.${parent.entity}`)}</Text>
        <SelectField
          label={t('studioForm.paste.type')}
          options={exerciseTypes.map((value) => ({ value, label: t(exerciseTypeLabel(value)) }))}
          value={type}
          onChange={({ currentTarget }) => {
            setType(exerciseTypes.find((one) => one === currentTarget.value) ?? type)
            paste.expire()
          }}
        />
        <PasteText
          text={paste.text}
          onChange={paste.write}
          // The report takes the place of the example.
          hasExample={rows === null}
          example={parent.entity === 'topics' ? line : outlineExamples[parent.entity](line)}
          notation={t(`studioForm.paste.notation.${type}`)}
          isOutline={parent.entity !== 'topics'}
          error={asked && isEmpty ? t('studioForm.paste.missing') : undefined}
        />
        {paste.failure && (
          <Alert status="danger" role="alert">
            {paste.failure}
          </Alert>
        )}
        <PasteReport rows={rows} added={paste.added} />
      </Stack>
    </Dialog>
  )
}
