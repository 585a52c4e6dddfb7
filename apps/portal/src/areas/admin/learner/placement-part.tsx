import { Text } from '@chakra-ui/react'
import { Button, Dialog, Form, notify, SelectField, TextField } from '@the-house/design-system'
import { placementSchema, type Learner } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { putPlacement } from '../../../api/learner.ts'
import { useSchoolForm } from '../../../page/form/use-school-form.ts'

export interface PlacementPartProps {
  learner: Learner
  /** Called with the course after the placement. */
  onPlaced: (learner: Learner) => void
}

/** Places the learner on another chapter, with a reason. */
export function PlacementPart({ learner, onPlaced }: PlacementPartProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button alignSelf="start" onClick={() => setOpen(true)}>
        {t('learner.place')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('learner.placeTitle', { name: learner.name })}>
        <PlacementForm
          learner={learner}
          onPlaced={(placed) => {
            notify({ type: 'success', title: t('learner.done') })
            setOpen(false)
            onPlaced(placed)
          }}
        />
      </Dialog>
    </>
  )
}

/** The chapters of the path that the learner has not concluded. */
const choicesOf = ({ chapters }: Learner) =>
  chapters.flatMap(({ id, number, name, mark }) =>
    number === null || mark === 'FINISHED' || mark === 'MIGRATED'
      ? []
      : [{ value: String(id), label: `${number}. ${name}` }],
  )

function PlacementForm({ learner, onPlaced }: PlacementPartProps) {
  'use no memo'
  const { t } = useTranslation()
  const form = useSchoolForm({
    schema: placementSchema,
    defaultValues: { reason: '' },
    send: async (values) => onPlaced(await putPlacement(learner.id, values)),
  })
  return (
    <Form
      busy={form.busy}
      onSubmit={form.onSubmit}
      actions={
        <Button type="submit" variant="primary" loading={form.busy} alignSelf="end">
          {t('learner.place')}
        </Button>
      }
    >
      <Text>{t('learner.placeText')}</Text>
      <SelectField
        label={t('learner.chapter')}
        placeholder={t('learner.choose')}
        options={choicesOf(learner)}
        {...form.bind('chapter_id')}
      />
      <TextField label={t('learner.reason')} hint={t('learner.reasonHint')} {...form.bind('reason')} />
    </Form>
  )
}
