import { Flex, Stack } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { MarkField, RichText } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import type { Ref } from 'react'
import { textPictures } from '../../../api/text-pictures.ts'
import { SaveBlockNote } from '../managed/save-block-note.tsx'
import { TagField } from './tag-field.tsx'
import type { useCorrectionTask } from './use-correction-task.ts'

export interface CorrectionFormProps {
  work: ReturnType<typeof useCorrectionTask>
  /** The text of the student as HTML, the initial value of the feedback. */
  answer: string
  ref?: Ref<HTMLDivElement>
}

/** The form of a correction: mark, tags of mistakes and feedback. */
export function CorrectionForm({ work, answer, ref }: CorrectionFormProps) {
  const { t } = useTranslation()
  const { written, write, missing, busy, saveBlock } = work
  return (
    <Card ref={ref}>
      <Stack gap={5}>
        <MarkField
          label={t('corrections.desk.mark')}
          hint={t(work.subject.second ? 'second-version.desk.markHint' : 'corrections.desk.markHint')}
          error={missing && t('corrections.desk.markMissing')}
          value={written.evaluation}
          onChange={(evaluation) => write({ evaluation })}
        />
        <TagField value={written.tags} onChange={(tags) => write({ tags })} />
        <Stack gap={2}>
          <RichText
            {...textPictures}
            label={t('corrections.desk.feedback')}
            hint={t('corrections.desk.feedbackHint')}
            value={written.feedback}
            onChange={(feedback) => write({ feedback })}
          />
          {written.feedback === '' && (
            <Button alignSelf="start" onClick={() => write({ feedback: answer })}>
              {t('corrections.desk.take')}
            </Button>
          )}
        </Stack>
        <Stack gap={0}>
          <SaveBlockNote saveBlock={saveBlock} />
          <Flex gap={3} wrap="wrap">
            <Button variant="primary" loading={busy || saveBlock === 'sending'} onClick={work.save}>
              {t('corrections.desk.save')}
            </Button>
            <Button aria-disabled={busy} onClick={work.skip}>
              {t('corrections.desk.putOff')}
            </Button>
          </Flex>
        </Stack>
      </Stack>
    </Card>
  )
}
